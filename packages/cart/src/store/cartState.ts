import type { AddSource, CartError, CartState, NonceSource, UndoOffer } from "@ringside/core"
import type { ReadableAtom } from "nanostores"
import type { StoreApiClient, UnreachableReason } from "../client/storeApi.ts"
import type {
  Cart,
  LinePreview,
  ParsedCart,
  StoreApiArgs,
  StoreOperation,
  VariationAttribute,
} from "../domain/index.ts"
import type { WriteQueue } from "../pageClient/writeQueue.ts"

export type { CartError, CartState, UndoOffer }

/** A product to add to the basket. */
export interface NewItem {
  readonly id: number
  /** 1 by default. */
  readonly quantity?: number | undefined
  readonly variation?: readonly VariationAttribute[] | undefined
  /** The page's data about the product, so that its line is shown before the server responds. */
  readonly preview?: LinePreview | undefined
  /** How the product was added, for `ringside:cart:added`; `cart.add` by default. */
  readonly source?: AddSource | undefined
  /** Whether the add brings a removed line back, for which no drawer of the platform's opens. */
  readonly isUndo?: boolean | undefined
}

/**
 * The result of a change. `refused`: `message` is the shop's. `unreachable`: `reason` says whether there is no Store API (`absent`), nothing was
 * sent (`unsent`), or the shop may have made the change (`unclear`).
 */
export type CartResult =
  | { readonly kind: "done"; readonly cart: Cart }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason; readonly message: string }

/** The result of another operation; `body` is the response with which the shop refused it. */
export type SendResult =
  | Exclude<CartResult, { readonly kind: "refused" }>
  | { readonly kind: "refused"; readonly message: string; readonly body: unknown }

/** A cart response. Its basket has no pending changes. */
export interface CartAnswer extends ParsedCart {
  /** Changes whenever the lines or their prices do; null where the server sends none. */
  readonly hash: string | null
}

/** The page's one cart. */
export interface CartStore {
  readonly $cart: ReadableAtom<CartState>
  /** Number of items; null while it is unknown. */
  readonly $count: ReadableAtom<number | null>
  /**
   * The last cart response, with coupons, rates, addresses and payment methods. Null until this page has read the cart: the one that an
   * earlier page stored is in `$cart` alone. Subscribing doesn't fetch it.
   */
  readonly $answer: ReadableAtom<CartAnswer | null>
  /** The server's name for the confirmed basket, which may be one that an earlier page stored; null where it isn't known. */
  readonly confirmedHash: string | null
  /** Whether the last read showed that there is no Store API. Subscribing doesn't fetch. */
  readonly $isAbsent: ReadableAtom<boolean>
  add(item: NewItem): Promise<CartResult>
  update(line: { readonly key: string; readonly quantity: number }): Promise<CartResult>
  remove(key: string): Promise<CartResult>
  /** Adds the removed line again; does nothing without an undo offer. */
  undo(): Promise<CartResult | null>
  /** Resolves with the results of the changes that are under way now; of several of the same line or kind, with the last one's. */
  awaitChanges(): Promise<readonly CartResult[]>
  /** Reads the basket from the server again. */
  refresh(): Promise<void>
  /** Marks the basket as changed by other means (fragments, another tab); it is read again if it has subscribers. */
  markStale(): void
  /** Sends any Store API operation that returns the cart, in queue order, and stores the returned cart. */
  send<Args extends StoreApiArgs>(operation: StoreOperation<Args>, args: NoInfer<Args>): Promise<SendResult>
  /** Sends an operation that returns something else, such as an order, in queue order. The cart stays as it is. */
  readonly call: StoreApiClient["call"]
  /** Sends an operation that reads something else, such as a product. It waits for no change, and no change waits for it. */
  readonly read: StoreApiClient["call"]
  /**
   * Stores a cart that was part of another response, such as a draft order; `hash` is the server's name for it, if known. A value that is
   * no cart changes nothing.
   */
  accept(answer: unknown, hash: string | null): void
  /** Parses a cart of another response without storing it, for code that would otherwise need its own copy of the parser. */
  parse(answer: unknown): ParsedCart | null
  readonly queue: WriteQueue
  /** The nonce for Store API calls that other packages send with `sendWrite`; they wait in `queue`. */
  readonly nonce: NonceSource
}
