import type { ConfigSpec, ConfigTable } from "./configTable.ts"
import { splitNames } from "./parseNames.ts"

/**
 * The members that are set on the script tag, with the types that JSON would give them. `readAttribute` takes a name without
 * `data-ringside-`.
 */
export function parseTagMembers(
  table: ConfigTable,
  readAttribute: (name: string) => string | null,
): Readonly<Record<string, unknown>> {
  const written = Object.entries(table).flatMap(([name, spec]) => {
    const value = isOnTag(spec) ? readAttribute(formatTagName(name)) : null
    return value === null ? [] : [[name, parseTagValue(spec, value)] as const]
  })
  return Object.fromEntries(written)
}

/** Whether the script tag may set a member. */
export function isOnTag(spec: ConfigSpec): boolean {
  return "onTag" in spec
}

/** The script tag's attribute for a member, without `data-ringside-`: `take-over` for `takeOver`. */
export function formatTagName(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** An unreadable value stays text, which is then reported. */
function parseTagValue(spec: ConfigSpec, value: string): unknown {
  switch (spec.type) {
    case "flag":
      return value === "false" ? false : value === "true" || value === "" ? true : value
    case "money":
      return /^\d+$/.test(value) ? Number(value) : value
    case "names":
      return splitNames(value)
    case "origins":
      return value.split(/[\s,]+/).filter(Boolean)
    default:
      return value
  }
}
