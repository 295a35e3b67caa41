import { decodeEntities } from "@ringside/core/domain"
import { selectMatchingVariations } from "./matchVariations.ts"
import { type AttributeValues, formatVariationText, readVariationAttributes, type Variation } from "./variation.ts"

/** A value of an attribute, given the choices for the others: `attached` values are offered, `enabled` ones may be chosen. */
export interface AttributeOption {
  readonly value: string
  readonly attached: boolean
  readonly enabled: boolean
}

/**
 * Selects the values to offer for one attribute: a value is attached if a variation that matches the other choices has it, or has any
 * value, and enabled if such a variation is active. Variations may write their values with entities. Source: catalogue-and-cart §9.
 */
export function selectAttributeOptions(
  variations: readonly Variation[],
  chosenData: AttributeValues,
  attribute: string,
  values: readonly string[],
): AttributeOption[] {
  const others = Object.fromEntries(Object.entries(chosenData).filter(([name]) => name !== attribute))
  // By value, whether a matching variation is active; "" means any value.
  const offered = new Map<string, boolean>()
  for (const variation of selectMatchingVariations(variations, others)) {
    const attributes = readVariationAttributes(variation)
    const value = Object.hasOwn(attributes, attribute) ? decodeEntities(formatVariationText(attributes[attribute])) : ""
    offered.set(value, (offered.get(value) ?? false) || Boolean(variation["variation_is_active"]))
  }
  return values.map((value) => ({
    value,
    attached: offered.has(value) || offered.has(""),
    enabled: (offered.get(value) ?? false) || (offered.get("") ?? false),
  }))
}
