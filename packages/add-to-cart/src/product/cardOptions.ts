import type { OptionsOf } from "@ringside/core/domain"
import type { BasketUrl } from "../addToCart/readAddToCart.ts"
import type { productAttributes, productsAttributes } from "../options.ts"

/** The data of a product hook: its options, and the page's settings. */
export type ProductOptions = OptionsOf<typeof productAttributes> & BasketUrl

/** The data of a products hook. */
export type ProductsOptions = OptionsOf<typeof productsAttributes> & BasketUrl

/** The options of a card, alone or in a list. */
export type CardOptions = Pick<
  ProductOptions,
  "heading" | "images" | "quantityField" | "label" | "viewLink" | "basketUrl"
>
