import { isRecord } from "@ringside/core/domain"
import type { ChosenAttributes } from "./readChosenAttributes.ts"
import { type AttributeValues, readVariationAttributes, type Variation } from "./variation.ts"
import { type Decode, listValueTexts } from "./variationValue.ts"

/** The result of the search for the chosen variation; `incomplete` while an attribute is not chosen. */
export type VariationResult =
  | { readonly kind: "incomplete" | "none" }
  | { readonly kind: "found"; readonly variation: Variation }

/** The result of `readChosenAttributes`, or its `data` alone. */
type Chosen = ChosenAttributes | AttributeValues

/** Whether every attribute is exactly equal, with its entities decoded or not, or empty on either side. Source: catalogue-and-cart §9. */
export function isVariationMatch(
  attributes: Readonly<Record<string, unknown>>,
  chosen: Chosen,
  decode?: Decode,
): boolean {
  const data = readData(chosen)
  return Object.entries(attributes).every(([name, wanted]) => {
    const texts = listValueTexts(wanted, decode)
    const choice = Object.hasOwn(data, name) ? data[name] : ""
    return !choice || texts.includes("") || texts.includes(choice)
  })
}

/** The variations that match the choice so far, in the shop's order. */
export function selectMatchingVariations(
  variations: readonly Variation[],
  chosen: Chosen,
  decode?: Decode,
): Variation[] {
  return variations.filter((variation) => isVariationMatch(readVariationAttributes(variation), chosen, decode))
}

/** The first matching variation, once every attribute is chosen. */
export function selectVariationResult(
  variations: readonly Variation[],
  chosen: Chosen,
  decode?: Decode,
): VariationResult {
  const values = Object.values(readData(chosen))
  if (values.length === 0 || values.includes("")) return { kind: "incomplete" }
  const variation = variations.find((each) => isVariationMatch(readVariationAttributes(each), chosen, decode))
  return variation ? { kind: "found", variation } : { kind: "none" }
}

/** Distinguishes the two forms by the value's type, since an attribute may be named "data"; its value is a text. */
function readData(chosen: Chosen): AttributeValues {
  return isChosenAttributes(chosen) ? chosen.data : chosen
}

function isChosenAttributes(chosen: Chosen): chosen is ChosenAttributes {
  return isRecord(chosen.data)
}
