import { isVariationPurchasable } from "./variationButton.ts"
import { selectMatchingVariations } from "./matchVariations.ts"
import { type AttributeValues, readVariationAttributes, readVariationText, type Variation } from "./variation.ts"
import { type Decode, listValueTexts } from "./variationValue.ts"

/**
 * A picture for each value of an attribute, in the order of `values`, if pictures distinguish the values: each value has one, the same in
 * all its variations, and no two are equal. Otherwise null.
 */
export function selectSwatchImages(
  variations: readonly Variation[],
  attribute: string,
  values: readonly string[],
  decode?: Decode,
): readonly string[] | null {
  const pictures = new Map<string, Set<string>>()
  for (const variation of variations) {
    for (const value of listValueTexts(readVariationAttributes(variation)[attribute], decode)) {
      const known = pictures.get(value) ?? new Set()
      pictures.set(value, known.add(readPicture(variation)))
    }
  }
  const found = values.map((value) => {
    const [first = "", ...others] = pictures.get(value) ?? []
    return others.length === 0 ? first : ""
  })
  const areDistinct = new Set(found).size === values.length && !found.includes("")
  return values.length > 1 && areDistinct ? found : null
}

/** The values of an attribute that can be chosen but not bought now, given the other choices. */
export function selectSoldOutValues(
  variations: readonly Variation[],
  chosenData: AttributeValues,
  attribute: string,
  values: readonly string[],
  decode?: Decode,
): readonly string[] {
  const others = { ...chosenData, [attribute]: "" }
  // By value, whether a matching variation can be bought; "" means any value.
  const offered = new Map<string, boolean>()
  for (const variation of selectMatchingVariations(variations, others, decode)) {
    for (const value of listValueTexts(readVariationAttributes(variation)[attribute], decode)) {
      offered.set(value, (offered.get(value) ?? false) || isVariationPurchasable(variation))
    }
  }
  const any = offered.get("")
  return values.filter((value) => {
    const own = offered.get(value) ?? any
    return own === false && any !== true
  })
}

function readPicture(variation: Variation): string {
  const sizes = ["gallery_thumbnail_src", "thumb_src", "src"]
  return sizes.map((size) => readVariationText(variation, "image", size)).find(Boolean) ?? ""
}
