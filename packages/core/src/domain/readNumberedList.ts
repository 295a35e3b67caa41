import { isRecord } from "./isRecord.ts"

/** A list, or an object with numeric keys, which servers print after items were deleted; null for any other value. */
export function readNumberedList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value.map((item: unknown) => item)
  if (!isRecord(value) || !Object.keys(value).every((key) => /^\d+$/.test(key))) return null
  return Object.values(value)
}
