import { selectMatchingVariations } from "./matchVariations.ts"
import { type AttributeValues, readVariationAttributes, type Variation } from "./variation.ts"
import { type Decode, listValueTexts } from "./variationValue.ts"

/** A value of an attribute, given the choices for the others: `attached` values are offered, `enabled` ones may be chosen. */
export interface AttributeOption {
  readonly value: string
  readonly attached: boolean
  readonly enabled: boolean
}

/**
 * Selects the values to offer for one attribute: a value is attached if a variation that matches the other choices has it, or has any
 * value, and enabled if such a variation is active. Values are compared as `isVariationMatch` does. Source: catalogue-and-cart §9.
 */
export function selectAttributeOptions(
  variations: readonly Variation[],
  chosenData: AttributeValues,
  attribute: string,
  values: readonly string[],
  decode?: Decode,
): AttributeOption[] {
  const others = Object.fromEntries(Object.entries(chosenData).filter(([name]) => name !== attribute))
  // By value, whether a matching variation is active; "" means any value.
  const offered = new Map<string, boolean>()
  for (const variation of selectMatchingVariations(variations, others, decode)) {
    const attributes = readVariationAttributes(variation)
    const written = Object.hasOwn(attributes, attribute) ? attributes[attribute] : ""
    for (const value of listValueTexts(written, decode)) {
      offered.set(value, (offered.get(value) ?? false) || Boolean(variation["variation_is_active"]))
    }
  }
  return values.map((value) => ({
    value,
    attached: offered.has(value) || offered.has(""),
    enabled: (offered.get(value) ?? false) || (offered.get("") ?? false),
  }))
}
