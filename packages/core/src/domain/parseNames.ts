/** Parses a list of names: `true` for all, `false` for none, or the names; undefined for anything else. */
export function parseNames(value: unknown): boolean | readonly string[] | undefined {
  if (typeof value === "boolean") return value
  return Array.isArray(value) && value.every((item): item is string => typeof item === "string") ? value : undefined
}

/** Parses names in an attribute: "true" or "" means all, "false" none, and otherwise spaces or commas separate the names. */
export function splitNames(value: string): boolean | readonly string[] {
  if (value === "true" || value === "") return true
  return value === "false" ? false : value.split(/[\s,]+/).filter(Boolean)
}
