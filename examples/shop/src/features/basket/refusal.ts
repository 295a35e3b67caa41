import type { Product } from "../catalogue/product.ts"

/** The reason why a basket was left unchanged. */
export type Refusal =
  | { readonly code: "gone" }
  | { readonly code: "bad-quantity"; readonly product: Product }
  | { readonly code: "unknown-line" }
  | { readonly code: "choose-options"; readonly product: Product; readonly missing: readonly string[] }
  | { readonly code: "no-such-combination"; readonly product: Product }
  | { readonly code: "out-of-stock"; readonly product: Product }
  | { readonly code: "sold-individually"; readonly product: Product }
  | { readonly code: "not-enough"; readonly product: Product; readonly stock: number; readonly inBasket: number }

/** The result of a basket's change. `quantity` is the line's new quantity; `added` its increase. */
export type BasketResult =
  | {
      readonly kind: "done"
      readonly key: string
      readonly product: Product
      readonly quantity: number
      readonly added: number
    }
  | { readonly kind: "refused"; readonly refusal: Refusal }

/** Creates a result that leaves the basket unchanged. */
export function refuse(refusal: Refusal): BasketResult {
  return { kind: "refused", refusal }
}
