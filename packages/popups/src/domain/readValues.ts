import { isRecord, nullPrototype } from "@ringside/core/domain"

/** The own members of an external value; empty if it is no object. */
export function readMembers(value: unknown): Readonly<Record<string, unknown>> {
  return nullPrototype(isRecord(value) ? value : {})
}

/** A list, or an object with numeric keys, which servers print after items were deleted; null for any other value. */
export function readList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value.map((item: unknown) => item)
  if (!isRecord(value) || !Object.keys(value).every((key) => /^\d+$/.test(key))) return null
  return Object.values(value)
}

/** Milliseconds of one day. */
export const dayMs = 86_400_000
