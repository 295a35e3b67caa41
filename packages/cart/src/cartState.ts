import type { NonceSource } from "@ringside/core"
import type { ReadableAtom } from "nanostores"
import type { StoreApiClient, UnreachableReason } from "./client/storeApi.ts"
import type { Cart, LinePreview, StoreApiArgs, StoreOperation, Undo, VariationAttribute } from "./domain/index.ts"
import type { WriteQueue } from "./writeQueue.ts"

/** The basket as widgets show it: the server's, with what the shopper has asked for since. */
export interface CartState {
  /** `unknown` until something reads it. */
  readonly status: "unknown" | "loading" | "ready" | "failed"
  readonly cart: Cart | null
  /** Lines that the server has not confirmed yet, by key. */
  readonly busyKeys: readonly string[]
  readonly isBusy: boolean
  /** The last failure, in words for the shopper; gone with the next act. */
  readonly error: CartError | null
  /** The line that was removed last, until the next change. */
  readonly undo: UndoOffer | null
}

/** What went wrong, and with which line. */
export interface CartError {
  readonly message: string
  readonly lineKey: string | null
}

/** A removed line that can be had back. */
export interface UndoOffer {
  readonly item: Undo
  readonly name: string
}

/** A product to put into the basket. */
export interface NewItem {
  readonly id: number
  /** 1 unless told. */
  readonly quantity?: number
  readonly variation?: readonly VariationAttribute[]
  /** What the page knows of the product, so that its line shows before the server has answered. */
  readonly preview?: LinePreview
}

/** What came of a change. `refused` carries the shop's own words; with `absent` there was nobody to write it. */
export type CartResult =
  | { readonly kind: "done"; readonly cart: Cart }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason; readonly message: string }

/** A cart as it came. */
export interface CartAnswer {
  /** The JSON value of the Store API's cart, unchecked. */
  readonly body: unknown
  /** Changes whenever the lines or their prices do; null where the server doesn't name it. */
  readonly hash: string | null
}

/** The page's one cart. */
export interface CartStore {
  readonly $cart: ReadableAtom<CartState>
  /** Number of items; null while nobody knows. */
  readonly $count: ReadableAtom<number | null>
  /**
   * The confirmed cart as the server has sent it, and the server's name for what is in it, for widgets that show more of it than its
   * lines: addresses, rates, coupons. Null until it has been read. Following it reads nothing.
   */
  readonly $answer: ReadableAtom<CartAnswer | null>
  /** Whether the last read has told that there is no Store API. Following it reads nothing. */
  readonly $isAbsent: ReadableAtom<boolean>
  add(item: NewItem): Promise<CartResult>
  update(line: { readonly key: string; readonly quantity: number }): Promise<CartResult>
  remove(key: string): Promise<CartResult>
  /** Adds the removed line again; does nothing when no undo is on offer. */
  undo(): Promise<CartResult | null>
  /** Reads the basket from the server again. */
  refresh(): Promise<void>
  /** The basket changed by other means (fragments, another tab); it is read again if anybody reads it. */
  markStale(): void
  /** Sends any operation of the Store API that answers the cart, in its turn, and stores what it answers. */
  send<Args extends StoreApiArgs>(operation: StoreOperation<Args>, args: NoInfer<Args>): Promise<CartResult>
  /** Sends one that answers something else, such as an order, in its turn. The cart stays as it is. */
  readonly call: StoreApiClient["call"]
  /** Stores a cart that came inside another answer, as with a draft of an order; `hash` is the server's name for it, where that is known. What is no cart changes nothing. */
  accept(answer: unknown, hash: string | null): void
  readonly queue: WriteQueue
  /** For calls of the Store API that other packages send with `sendWrite`; they wait in `queue`. */
  readonly nonce: NonceSource
}
