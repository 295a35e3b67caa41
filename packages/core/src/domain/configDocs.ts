import { formatExpectedMember } from "./configProblem.ts"
import { formatTagName, isOnTag } from "./configTag.ts"
import type { ConfigAddressSpec, ConfigSpec, ConfigTable } from "./configTable.ts"
import { attributePrefix } from "./attributeTable.ts"
import { createTextSchema } from "./textSchemas.ts"

/** A member of the config as a line of a documentation table, in words. */
export interface ConfigRow {
  /** The member's path: `cart.url`. */
  readonly path: string
  readonly values: string
  /** The value without the member, as JSON or in words; null for nothing. */
  readonly fallback: string | null
  /** The script tag's whole attribute; null when the member can't be set on the tag. */
  readonly attribute: string | null
  readonly doc: string
}

/** A JSON schema (2020-12) for members of the config. */
export interface ConfigSchema {
  readonly type: "object"
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The lines of a documentation table, members of groups after their group. */
export function createConfigRows(table: ConfigTable, parentPath = ""): ConfigRow[] {
  return Object.entries(table).flatMap(([name, spec]) => {
    const path = parentPath + name
    const row = {
      path,
      values: formatExpectedMember(spec),
      fallback: formatFallback(spec),
      attribute: isOnTag(spec) ? attributePrefix + formatTagName(name) : null,
      doc: spec.doc,
    }
    return [row, ...(spec.type === "group" ? createConfigRows(spec.members, `${path}.`) : [])]
  })
}

/**
 * The schema of a table. Members that it doesn't name are allowed, since a page's own widgets may read some; groups allow none.
 * @throws RangeError when a choice's default isn't one of its values: the declaration is wrong.
 */
export function createConfigSchema(table: ConfigTable): ConfigSchema {
  const properties = Object.entries(table).map(([name, spec]) => {
    const fallback = "fallback" in spec ? spec.fallback : null
    if (spec.type === "choice" && fallback !== null && !spec.values.includes(String(fallback)))
      throw new RangeError(`${name} has a default that it doesn't take`)
    const withDefault = fallback === null ? {} : { default: fallback }
    return [name, { ...createConstraint(spec), ...withDefault, description: spec.doc }] as const
  })
  return { type: "object", properties: Object.fromEntries(properties) }
}

function formatFallback(spec: ConfigSpec): string | null {
  if (spec.type === "locale") return "the document's language"
  const fallback = "fallback" in spec ? spec.fallback : null
  return fallback === null ? null : JSON.stringify(fallback)
}

function createAddressConstraint({ mayBeFalse }: ConfigAddressSpec) {
  const address = { type: "string", format: "uri-reference" }
  return mayBeFalse ? { anyOf: [address, { const: false }] } : address
}

function createConstraint(spec: ConfigSpec): Readonly<Record<string, unknown>> {
  switch (spec.type) {
    case "choice":
      return { enum: [...spec.values, ...(spec.nullWord === undefined ? [] : [spec.nullWord])] }
    case "flag":
      return { type: "boolean" }
    case "text":
      return { type: "string", ...(spec.maxLength === undefined ? {} : { maxLength: spec.maxLength }) }
    case "locale":
      return { type: "string" }
    case "currency":
      return { type: "string", pattern: "^[A-Za-z]{3}$" }
    case "address":
      return createAddressConstraint(spec)
    case "money":
      return { type: "integer", minimum: 0 }
    case "names":
      return { anyOf: [{ type: "boolean" }, { type: "array", items: { type: "string" } }] }
    case "origins":
      return { type: "array", items: { type: "string", format: "uri", pattern: "^https?://" } }
    case "record":
      return { type: "object" }
    case "texts":
      return {
        type: "object",
        additionalProperties: { type: "object", additionalProperties: createTextSchema() },
      }
    case "group":
      return { ...createConfigSchema(spec.members), additionalProperties: false }
  }
}
