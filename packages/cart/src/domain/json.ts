import { isRecord, type UnknownRecord } from "@ringside/core/domain"

export { readList, readText, type UnknownRecord } from "@ringside/core/domain"

/**
 * Returns the value if it is an object, else an empty object, so that reading continues with defaults. A missing name reads what a page has added to
 * `Object.prototype`: where that matters, use `readMembers` of core.
 */
export function readRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {}
}

/** Reads a non-negative number, which a server may send as text; null for anything else. */
export function readCount(value: unknown): number | null {
  const isNumeric = typeof value === "number" || (typeof value === "string" && value.trim() !== "")
  const count = isNumeric ? Number(value) : NaN
  return Number.isFinite(count) && count >= 0 ? count : null
}
