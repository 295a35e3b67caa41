import { formatExpected, formatFallback } from "./attributeWords.ts"
import { attributePrefix, type AttributeSpec, type AttributeTable, maxUrlLength } from "./attributeTable.ts"

/** An option as a line of a documentation table, each cell in words. */
export interface AttributeRow {
  /** The whole attribute, as it is written. */
  readonly name: string
  readonly type: AttributeSpec["type"]
  readonly values: string
  readonly fallback: string
  readonly doc: string
}

/** A JSON schema (2020-12) for a widget's options by name. Numbers are numbers, and "on" and "off" text, as page builders hold them. */
export interface AttributeSchema {
  readonly type: "object"
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly additionalProperties: false
}

/** The lines of a widget's options table, in the order of its declaration. */
export function createAttributeRows(table: AttributeTable): AttributeRow[] {
  return Object.entries(table).map(([name, spec]) => ({
    name: attributePrefix + name,
    type: spec.type,
    values: formatExpected(spec),
    fallback: formatFallback(spec),
    doc: spec.doc,
  }))
}

/**
 * The schema of a widget's options.
 * @throws RangeError when a choice's default isn't one of its values, or a number's is out of its range: the declaration is wrong.
 */
export function createAttributeSchema(table: AttributeTable): AttributeSchema {
  const properties = Object.fromEntries(
    Object.entries(table).map(([name, spec]) => {
      if (!isFallbackAllowed(spec)) throw new RangeError(`${attributePrefix}${name} has a default that it doesn't take`)
      return [name, createProperty(spec)]
    }),
  )
  return { type: "object", properties, additionalProperties: false }
}

function createProperty(spec: AttributeSpec): Record<string, unknown> {
  const fallback =
    spec.fallback === null ? {} : { default: spec.type === "flag" ? formatFallback(spec) : spec.fallback }
  return { ...createConstraint(spec), ...fallback, description: spec.doc }
}

function createConstraint(spec: AttributeSpec): Record<string, unknown> {
  switch (spec.type) {
    case "choice":
      return { enum: [...spec.values] }
    case "flag":
      return { enum: ["on", "off"] }
    case "integer":
      return {
        type: "integer",
        ...(spec.min === undefined ? {} : { minimum: spec.min }),
        ...(spec.max === undefined ? {} : { maximum: spec.max }),
      }
    case "money":
      return { type: "integer", minimum: 0 }
    case "text":
      return { type: "string", maxLength: spec.maxLength }
    case "url":
      return { type: "string", maxLength: maxUrlLength, format: "uri-reference" }
  }
}

function isFallbackAllowed(spec: AttributeSpec): boolean {
  if (spec.type === "choice") return spec.values.includes(spec.fallback)
  if (spec.type !== "integer" || spec.fallback === null) return true
  return spec.fallback >= (spec.min ?? -Infinity) && spec.fallback <= (spec.max ?? Infinity)
}
