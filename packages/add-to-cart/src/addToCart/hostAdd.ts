import type { HostAdd } from "@ringside/cart"

interface AddFields {
  readonly source: HostAdd["source"]
  readonly product: unknown
  readonly variation: unknown
  readonly quantity: unknown
}

/** The add as it is reported to the page, from the fields that were sent to the shop. */
export function createHostAdd({ source, product, variation, quantity }: AddFields): HostAdd {
  return {
    source,
    productId: Number(product) || 0,
    variationId: Number(variation) || null,
    quantity: Number(quantity) || 1,
  }
}
