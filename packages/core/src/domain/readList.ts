import { isRecord } from "./isRecord.ts"

/** The items of a list from outside; none for any other value. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The items of a list, including a list that PHP printed as an object because its keys have gaps; none for any other value. */
export function readSparseList(value: unknown): readonly unknown[] {
  return isRecord(value) ? Object.values(value) : readList(value)
}
