import type { Product } from "../catalogue/product.ts"

/** Why a basket was left as it was. */
export type Refusal =
  | { readonly code: "gone" }
  | { readonly code: "bad-quantity"; readonly product: Product }
  | { readonly code: "unknown-line" }
  | { readonly code: "choose-options"; readonly product: Product; readonly missing: readonly string[] }
  | { readonly code: "no-such-combination"; readonly product: Product }
  | { readonly code: "out-of-stock"; readonly product: Product }
  | { readonly code: "sold-individually"; readonly product: Product }
  | { readonly code: "not-enough"; readonly product: Product; readonly stock: number; readonly inBasket: number }

/** What came of changing a basket. `quantity` is what the line holds now; `added` how many more that is than before. */
export type BasketResult =
  | {
      readonly kind: "done"
      readonly key: string
      readonly product: Product
      readonly quantity: number
      readonly added: number
    }
  | { readonly kind: "refused"; readonly refusal: Refusal }

/** Shorthand for an answer that leaves the basket alone. */
export function refuse(refusal: Refusal): BasketResult {
  return { kind: "refused", refusal }
}
