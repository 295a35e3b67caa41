import type { AttributeValues } from "./variation.ts"

/**
 * The fields of a request for a variation, for forms without a list of variations: the choice, the product, and the fields that a plugin
 * added to the form.
 * Source: catalogue-and-cart §9.
 * @throws RangeError `product_id`, when it isn't a positive whole number.
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
