/** All, none or some names; undefined for anything else. */
export function parseNames(value: unknown): boolean | readonly string[] | undefined {
  if (typeof value === "boolean") return value
  return Array.isArray(value) && value.every((item): item is string => typeof item === "string") ? value : undefined
}

/** Names as an attribute has them: "true" or nothing for all, "false" for none, else names with spaces or commas between. */
export function splitNames(value: string): boolean | readonly string[] {
  if (value === "true" || value === "") return true
  return value === "false" ? false : value.split(/[\s,]+/).filter(Boolean)
}
