import type { ProductAttribute } from "./parseProduct.ts"
import { isVariationMatch, selectMatchingVariations } from "./matchVariations.ts"
import { type AttributeValues, readVariationAttributes, type Variation } from "./variation.ts"

/** A choice of `value`, beside those for other attributes. */
interface ChoiceInput {
  readonly variations: readonly Variation[]
  readonly chosen: AttributeValues
  readonly name: string
  readonly value: string
}

/**
 * The choice with one more value. Other values that no variation has together with it are given up, in the order of the attributes: so every
 * value can be chosen at any time, and no choice ends where nothing is left to choose.
 */
export function selectChoice({ variations, chosen, name, value }: ChoiceInput): AttributeValues {
  const kept: Record<string, string> = { [name]: value }
  for (const [other, earlier] of Object.entries(chosen)) {
    if (other === name) continue
    const isPossible = selectMatchingVariations(variations, { ...kept, [other]: earlier }).length > 0
    kept[other] = isPossible ? earlier : ""
  }
  return Object.fromEntries(Object.keys({ ...chosen, [name]: value }).map((each) => [each, kept[each] ?? ""]))
}

/** The choice at the start: the shop's defaults, and the only value of an attribute that has one; "" for what is still to choose. */
export function selectFirstChoice(
  attributes: readonly ProductAttribute[],
  variations: readonly Variation[],
): AttributeValues {
  const first = Object.fromEntries(
    attributes.map(({ name, values }) => {
      const [only, ...others] = values
      const standard = values.find(({ isDefault }) => isDefault)
      return [name, (standard ?? (others.length === 0 ? only : undefined))?.value ?? ""]
    }),
  )
  const isPossible = variations.some((variation) => isVariationMatch(readVariationAttributes(variation), first))
  return isPossible ? first : Object.fromEntries(attributes.map(({ name }) => [name, ""]))
}
