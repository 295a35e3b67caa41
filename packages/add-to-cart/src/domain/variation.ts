import { readMember, readRecord } from "@ringside/core/domain"

/**
 * One variation as the shop prints it into the form, or sends it. Plugins add and change members, so each member is parsed where it is
 * needed. Source: catalogue-and-cart §9.
 */
export type Variation = Readonly<Record<string, unknown>>

/** Attribute values by the name of their field, such as `attribute_pa_size`; "" means not chosen, or in a variation, any value. */
export type AttributeValues = Readonly<Record<string, string>>

/** Reads a text of a variation; a number is converted to text, any other value gives "". */
export function readVariationText(variation: Variation, ...path: readonly string[]): string {
  return formatVariationText(readMember(variation, path))
}

/** The attributes of a variation. */
export function readVariationAttributes(variation: Variation): Readonly<Record<string, unknown>> {
  const attributes = readMember(variation, ["attributes"])
  return readRecord(attributes)
}

/** Formats a member of a variation as text; a number is converted, any other value gives "". */
export function formatVariationText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}
