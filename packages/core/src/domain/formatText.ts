/** Returns text unchanged and converts a number to text; "" for anything else. Source: express-checkout §13.1. */
export function formatText(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : ""
  return typeof value === "string" ? value : ""
}
