const offWords: readonly string[] = ["", "0", "false", "no", "off", "null", "undefined"]

/** Parses a yes/no setting of the popup plugin. Text means yes unless it is a word for no, ignoring case. Source: popups §1.3. */
export function parseFlag(value: unknown): boolean {
  if (typeof value === "string") return !offWords.includes(value.trim().toLowerCase())
  return typeof value === "number" ? value !== 0 : value === true
}
