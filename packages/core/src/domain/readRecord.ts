import { isRecord, type UnknownRecord } from "./isRecord.ts"

/**
 * Returns the value if it is an object, else an empty object, so that reading continues with defaults. A missing name reads what a page has added to
 * `Object.prototype`: where that matters, use `readMembers`.
 */
export function readRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {}
}
