/** Reads a finite number, or text such as `12`, `-3.5`, `100px` or `350ms`; `fallback` for anything else. Source: popups §1.3. */
export function parseNumber(value: unknown, fallback: number): number {
  if (typeof value === "number") return Number.isFinite(value) ? value : fallback
  if (typeof value !== "string") return fallback
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?=(?:px|ms)?$)/i.exec(value.trim())?.[0]
  return number !== undefined && Number.isFinite(Number(number)) ? Number(number) : fallback
}
