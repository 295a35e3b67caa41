import type { CartState } from "@ringside/core"

/** The result of a change: `done`, `refused` with the shop's own words, or `unreachable`. */
export interface CartResultLike {
  readonly kind: "done" | "refused" | "unreachable"
  readonly message?: string
}

/** `ringside.cart`: adds to, changes and reads the shopper's cart. */
export interface CartApi {
  /** Adds a product; `variation` names the chosen attributes. Resolves when the shop has responded. */
  add(item: {
    readonly id: number
    readonly quantity?: number
    readonly variation?: readonly { readonly attribute: string; readonly value: string }[]
  }): Promise<CartResultLike>
  /** Sets the quantity of a line. */
  update(line: { readonly key: string; readonly quantity: number }): Promise<CartResultLike>
  /** Removes a line. */
  remove(key: string): Promise<CartResultLike>
  /** Calls `listener` with the cart's state now and at each change, until the function that is returned is called. */
  subscribe(listener: (state: CartState) => void): () => void
}
