import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Dict<T = string> = Readonly<Record<string, T>>
type Outcome = Readonly<
  | { kind: "navigate"; url: string }
  | { kind: "failed"; message: string }
  | { kind: "added" | "removed"; fragments: Dict; cartHash: string }
>
type AddToCartParams = Readonly<
  Record<"wcAjaxUrl" | "ajaxUrl" | "viewCartText" | "cartUrl", string> & Record<"isCart" | "redirectAfterAdd", boolean>
>
type FragmentsParams = Readonly<
  Record<"wcAjaxUrl" | "cartHashKey" | "fragmentName", string> & { requestTimeoutMs: number }
>
type QueueState = { readonly waiting: readonly string[]; readonly running: string | null }
type CacheInput = { storageAvailable: boolean; now: number } & Record<
  "fragmentsJson" | "storedHash" | "cookieHash" | "createdAt",
  string | null
>
type CacheReason =
  | "no-storage"
  | "no-created"
  | "expired"
  | "hash-mismatch"
  | "scope-mismatch"
  | "bad-json"
  | "no-mini-cart"
type Cached = Readonly<{ use: true; fragments: Dict; refreshInMs: number } | { use: false; reason: CacheReason }>
type WritesInput = { source: "refresh" | "event"; fragments: Dict; now: number } & Record<
  "fragmentName" | "cartHashKey",
  string
> &
  Record<"cartHash" | "previousHash" | "previousCreatedAt", string | null>
type StorageChange = { key: string | null; cartHashKey: string; localHash: string | null; sessionHash: string | null }
type FragmentsInput = { method: "GET" | "POST"; wcAjaxUrl: string; now: number; timeoutMs: number }
type Request = Readonly<{ method: "GET" | "POST"; url: string; headers: Dict; body: string | null }>
type Step = Record<"value" | "min" | "max" | "step", string> & { direction: "plus" | "minus" }
type Operation =
  | ("getCart" | "addItem" | "updateItem" | "removeItem" | "batch")
  | ("updateCustomer" | "selectShippingRate" | "applyCoupon" | "removeCoupon" | "updateCheckout" | "checkout")
type StoreRequest = Readonly<{ method: "GET" | "POST" | "PUT"; url: string; headers: Dict; body: string | null }>
type Context = { baseUrl: string; nonce: string; currency: string; tokenizedNonce?: string }
type Nonce = { readonly nonce: string; readonly timestamp: number }
type ApiError = Readonly<{ code: string; message: string; cart: object | null; retryWithFreshNonce: boolean }>
type StoreCart = Readonly<{
  items: readonly Readonly<
    {
      id: number
      quantity: number
      variation: readonly { attribute: string; value: string }[]
      bundledBy: string | null
    } & Record<"key" | "name" | "lineSubtotal" | "price", string>
  >[]
  itemsCount: number
  needsShipping: boolean
  totals: Readonly<
    Record<"totalPrice" | "totalTax" | "totalShipping" | "totalRefund" | "currencyCode", string> & { minorUnit: number }
  >
}>

/** Every function that the contracts list under cart; the compiler compares the signatures. */
const listed = {
  // catalogue-and-cart §15
  parseAddToCartParams: domain.parseAddToCartParams satisfies (raw: unknown) => AddToCartParams | null,
  parseFragmentsParams: domain.parseFragmentsParams satisfies (raw: unknown) => FragmentsParams | null,
  selectAddToCartOutcome: domain.selectAddToCartOutcome satisfies (
    response: unknown,
    context: { redirectAfterAdd: boolean; cartUrl: string; pageUrl: string },
  ) => Outcome,
  selectRemoveOutcome: domain.selectRemoveOutcome satisfies (response: unknown, href: string, base: string) => Outcome,
  createQueueState: domain.createQueueState satisfies () => QueueState,
  reduceQueue: domain.reduceQueue satisfies (
    state: QueueState,
    event: { type: "enqueue" | "settled"; id: string },
  ) => { readonly state: QueueState; readonly start: string | null },
  selectCachedFragments: domain.selectCachedFragments satisfies (input: CacheInput) => Cached,
  createFragmentWrites: domain.createFragmentWrites satisfies (input: WritesInput) => { session: Dict; local: Dict },
  shouldRefreshOnStorage: domain.shouldRefreshOnStorage satisfies (change: StorageChange) => boolean,
  selectFragmentRetryDelay: domain.selectFragmentRetryDelay satisfies (attempt: number) => number | null,
  createFragmentsRequest: domain.createFragmentsRequest satisfies (
    input: FragmentsInput,
  ) => Request & { readonly timeoutMs: number },
  parseFragments: domain.parseFragments satisfies (raw: unknown) => { fragments: Dict; cartHash: string } | null,
  parseItemsInCart: domain.parseItemsInCart satisfies (cookie: string | null) => number,
  selectFocusAfterRemove: domain.selectFocusAfterRemove satisfies (index: number, remaining: number) => number | null,
  selectRaisedQuantity: domain.selectRaisedQuantity satisfies (value: string, min: string) => string | null,
  selectSteppedQuantity: domain.selectSteppedQuantity satisfies (step: Step) => string,
  parseCartItemKey: domain.parseCartItemKey satisfies (inputName: string) => string | null,
  createStoreApiRequest: domain.createStoreApiRequest satisfies (
    op: Operation,
    args: Dict<unknown>,
    context: Context,
  ) => StoreRequest,
  reduceNonce: domain.reduceNonce satisfies (state: Nonce, headers: Dict) => Nonce,
  parseStoredNonce: domain.parseStoredNonce satisfies (json: string | null) => Nonce,
  parseStoreApiError: domain.parseStoreApiError satisfies (failure: {
    status: number
    offline: boolean
    body: unknown
  }) => ApiError,
  parseStoreCart: domain.parseStoreCart satisfies (json: unknown) => StoreCart,
  // express-checkout §13
  readStoreBase: domain.readStoreBase satisfies (storeApiUrl: string, restRoot: string) => string,
  createStoreUrl: domain.createStoreUrl satisfies (base: string, path: string) => string,
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})
