import { formatText } from "@ringside/core/domain"

export { readList, readMembers } from "@ringside/core/domain"

/** Returns text unchanged and converts a number to text; `fallback` for any other value. */
export function readTextOr(value: unknown, fallback: string): string {
  return typeof value === "string" ? value : formatText(value) || fallback
}
