import type { AttributeValues } from "./variation.ts"

/**
 * What is asked of the shop where the form doesn't carry its variations: the choice, the product, and what a plugin put on the form.
 * Source: catalogue-and-cart §9.
 * @throws RangeError `product_id`, when that is no positive whole number.
 */
export function createVariationRequestFields(
  attributes: AttributeValues,
  productId: string | number | null,
  customData: string | null,
): Record<string, string> {
  const id = /^\s*\d+\s*$/.test(String(productId)) ? Number(productId) : 0
  if (!Number.isSafeInteger(id) || id <= 0) throw new RangeError("product_id")
  return { ...attributes, product_id: String(id), custom_data: customData ?? "" }
}
