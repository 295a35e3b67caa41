import type { Cart, Undo } from "../domain/index.ts"

/** The basket that widgets show, and listeners of `ringside.cart.subscribe` get: the server's, with the shopper's pending changes. */
export interface CartState {
  /** `unknown` until something subscribes. */
  readonly status: "unknown" | "loading" | "ready" | "failed"
  /** Null until it has been read. */
  readonly cart: Cart | null
  /** Keys of the lines that the server has not confirmed yet. */
  readonly busyKeys: readonly string[]
  readonly isBusy: boolean
  /** The last failure, with a message for the shopper; cleared by the next change. */
  readonly error: CartError | null
  /** The last removed line, until the next change. */
  readonly undo: UndoOffer | null
}

/** A failure, and the line that it concerns. */
export interface CartError {
  readonly message: string
  readonly lineKey: string | null
}

/** A removed line that can be restored. */
export interface UndoOffer {
  readonly item: Undo
  readonly name: string
}
