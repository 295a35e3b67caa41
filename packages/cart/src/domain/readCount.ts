/** Reads a non-negative number, which a server may send as text; null for anything else. */
export function readCount(value: unknown): number | null {
  const isNumeric = typeof value === "number" || (typeof value === "string" && value.trim() !== "")
  const count = isNumeric ? Number(value) : NaN
  return Number.isFinite(count) && count >= 0 ? count : null
}
