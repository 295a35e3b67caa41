import type { Product } from "./parseProduct.ts"

/**
 * The action that a card offers: `add` it as it is, `choose` a variation first, or `visit` the shop's page, where more than a variation is
 * to be chosen or filled in, or nothing can be bought. `none` without such a page.
 */
export type ProductAction =
  | { readonly kind: "add" | "choose" | "none" }
  | { readonly kind: "visit"; readonly url: string; readonly text: string }

/** The action of a product. A sold-out product with variations keeps its choices: others of them may be sold. */
export function selectProductAction(product: Product): ProductAction {
  const { isPurchasable, isInStock, hasOptions, attributes, addUrl, addText, permalink } = product
  if (isPurchasable && attributes.length > 0) return { kind: "choose" }
  // The shop's own address of a product that a click adds contains `add-to-cart`. Plugins whose form must be filled in put the product's page
  // there, and say nothing else (PPOM); other types of products have it from the start (bookings).
  const isFilledIn = addUrl !== null && addUrl === permalink
  if (isPurchasable && isInStock && !hasOptions && !isFilledIn) return { kind: "add" }
  // The shop's own address adds a product that can be bought: without its options, it would be refused.
  const url = isPurchasable ? permalink : (addUrl ?? permalink)
  return url === null ? { kind: "none" } : { kind: "visit", url, text: addText }
}
