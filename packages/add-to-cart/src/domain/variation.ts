import { isRecord, readMember } from "@ringside/core/domain"

/**
 * One variation as the shop prints it into the form, or answers it. Plugins add members and change them, so each is read as what it
 * should be, where it is needed. Source: catalogue-and-cart §9.
 */
export type Variation = Readonly<Record<string, unknown>>

/** Attribute values by the name of their field, such as `attribute_pa_size`; "" is not chosen, or in a variation any. */
export type AttributeValues = Readonly<Record<string, string>>

/** A text of a variation; numbers as they are written, "" for what is neither. */
export function readVariationText(variation: Variation, ...path: readonly string[]): string {
  return formatVariationText(readMember(variation, path))
}

/** What a variation says of each attribute. */
export function readVariationAttributes(variation: Variation): Readonly<Record<string, unknown>> {
  const attributes = readMember(variation, ["attributes"])
  return isRecord(attributes) ? attributes : {}
}

/** Something of a variation as text; numbers as they are written, "" for what is neither. */
export function formatVariationText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}
