/**
 * Reads a CSS length of 0 or more: a number or plain digits are pixels, and `px`, `%`, `em`, `rem`, `vw`, `vh` may follow. Empty text and
 * `auto` are `auto`; anything else is `fallback`. Source: popups §1.3.
 */
export function parseCssLength(value: unknown, fallback: string): string {
  if (typeof value !== "number" && typeof value !== "string") return fallback
  const text = String(value).trim().toLowerCase()
  if (text === "" || text === "auto") return "auto"
  const [, digits, unit = "px"] = /^(\d+(?:\.\d+)?|\.\d+)(px|%|r?em|vw|vh)?$/.exec(text) ?? []
  // Removes zeros at both ends. A number that needs an exponent is no sensible length.
  const number = String(Number(digits))
  return digits === undefined || !/^[\d.]+$/.test(number) ? fallback : number + unit
}
