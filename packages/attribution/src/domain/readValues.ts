import { formatText, isRecord, nullPrototype } from "@ringside/core/domain"

/** The own members of a value from outside; none when it is no object. */
export function readMembers(value: unknown): Readonly<Record<string, unknown>> {
  return nullPrototype(isRecord(value) ? value : {})
}

/** The items of a list from outside; none when it is no list. */
export function readItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.map((item: unknown) => item) : []
}

/** Returns text unchanged and converts a number to text; `fallback` for any other value. */
export function readTextOr(value: unknown, fallback: string): string {
  return typeof value === "string" ? value : formatText(value) || fallback
}
