import { isRecord } from "@ringside/core/domain"

/** The members of an object of unknown make. */
export type UnknownRecord = Readonly<Record<string, unknown>>

/** The value as an object; one without members when it is none, so that reading goes on to its defaults. */
export function readRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {}
}

/** The value as a list; an empty one when it is none. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value as text; empty when it is none. */
export function readText(value: unknown): string {
  return typeof value === "string" ? value : ""
}

/** A number that is not negative, also where a server writes it as text; null for all else. */
export function readCount(value: unknown): number | null {
  const isNumeric = typeof value === "number" || (typeof value === "string" && value.trim() !== "")
  const count = isNumeric ? Number(value) : NaN
  return Number.isFinite(count) && count >= 0 ? count : null
}
