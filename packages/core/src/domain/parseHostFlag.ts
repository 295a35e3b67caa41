const onWords: readonly string[] = ["1", "yes", "true", "on"]

/**
 * Reads a yes/no setting as PHP localisation delivers it: `true`, `1`, or "1", "yes", "true", "on" (trimmed, any case).
 * Everything else is no, other numbers too. Source: catalogue-and-cart §1.
 */
export function parseHostFlag(v: unknown): boolean {
  if (typeof v === "string") return onWords.includes(v.trim().toLowerCase())
  return v === true || v === 1
}
