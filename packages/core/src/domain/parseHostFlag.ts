const onWords: readonly string[] = ["1", "yes", "true", "on"]

/**
 * Parses a yes/no setting as PHP prints it: `true`, `1`, or "1", "yes", "true", "on" (trimmed, any case). Every other value, also another
 * number, is false. Source: catalogue-and-cart §1.
 */
export function parseHostFlag(v: unknown): boolean {
  if (typeof v === "string") return onWords.includes(v.trim().toLowerCase())
  return v === true || v === 1
}
