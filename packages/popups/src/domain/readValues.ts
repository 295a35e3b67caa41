import { isRecord, nullPrototype } from "@ringside/core/domain"

/** Members of something from outside, without what a page puts on every object; none when it is no object. */
export function readMembers(value: unknown): Readonly<Record<string, unknown>> {
  return nullPrototype(isRecord(value) ? value : {})
}

/** A list, or an object whose keys are numbers, which servers print once items were deleted; null for anything else. */
export function readList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value.map((item: unknown) => item)
  if (!isRecord(value) || !Object.keys(value).every((key) => /^\d+$/.test(key))) return null
  return Object.values(value)
}

/** Milliseconds of one day. */
export const dayMs = 86_400_000
