import { formatText, isRecord, nullPrototype } from "@ringside/core/domain"

/** Members of something from outside, without what a page puts on every object; none when it is no object. */
export function readMembers(value: unknown): Readonly<Record<string, unknown>> {
  return nullPrototype(isRecord(value) ? value : {})
}

/** Items of a list from outside; none when it is none. */
export function readItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.map((item: unknown) => item) : []
}

/** Text as it is and a number as it is written; `fallback` for nothing, and for what is neither. */
export function readText(value: unknown, fallback: string): string {
  return typeof value === "string" ? value : formatText(value) || fallback
}
