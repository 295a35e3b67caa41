/** The value if it is text; else "". */
export function readText(value: unknown): string {
  return typeof value === "string" ? value : ""
}
