import { type Page, readHostSettings } from "@ringside/core"
import { itemsInCartCookie, readMember } from "@ringside/core/domain"
import { atom, type ReadableAtom, type WritableAtom } from "nanostores"
import type { CartAnswer, CartResult, CartState } from "./cartState.ts"
import { cartDataKey, cartScopeKey } from "../client/cartData.ts"
import { readFragmentScope } from "../fragments/fragmentScope.ts"
import type { StoreApiResult } from "../client/storeApi.ts"
import { type Cart, type CartAction, parseCartAnswer, parseKnownCount, reduceCart } from "../domain/index.ts"
import { addingSettings, fragmentsSettings } from "../hostSettings.ts"
import { readPriceDisplay } from "../pageClient/priceDisplay.ts"

/** A change that the server has not confirmed. */
export interface PendingChange {
  readonly key: string | null
  /** The subject of the change: a later change of the same subject has priority. */
  readonly subject: string
  /** The expected change; null where only the shop has it. */
  action: CartAction | null
  isSent: boolean
  readonly settled: Promise<SettledChange>
}

/** The result of a change, the shop's answer, and the basket as it was when the change was sent: with the changes before it. */
export interface SettledChange {
  readonly result: CartResult
  readonly answer: StoreApiResult
  /** `cart` is null where it was unknown; `wasEmpty` is whether cookies showed an empty basket. */
  readonly before: { readonly cart: Cart | null; readonly wasEmpty: boolean }
}

/** The content of one cart: the confirmed basket with the pending changes. It reads and sends nothing. */
export interface CartContent {
  readonly $state: WritableAtom<CartState>
  readonly $answer: WritableAtom<CartAnswer | null>
  /** 0, or the count in the host's cookie; null where that lacks it: then only the Store API has it. */
  readonly $cookieCount: ReadableAtom<number | null>
  readonly confirmed: Cart | null
  /** The server's name for `confirmed`, if it sends one. */
  readonly confirmedHash: string | null
  pending: readonly PendingChange[]
  /** Updates `$state` to the basket, its pending changes and `change`. */
  show(change?: Partial<CartState>): void
  /** Sets the confirmed basket; `hash` is the server's name for it, if known. */
  take(cart: Cart | null, hash: string | null): void
  /** Takes the basket of a response, and stores it for other tabs. */
  confirm(result: StoreApiResult): void
  /** Updates `$cookieCount`. */
  readCookies(): void
}

/** The content of a new cart of `page`. */
export function createCartContent(page: Page): CartContent {
  const { storage } = page
  const $state = atom<CartState>({
    status: "unknown",
    cart: null,
    busyKeys: [],
    isBusy: false,
    error: null,
    undo: null,
  })
  const $answer = atom<CartAnswer | null>(null)
  const $cookieCount = atom(readCookieCount(page))
  let confirmed: Cart | null = null
  let confirmedHash: string | null = null

  const content: CartContent = {
    $state,
    $answer,
    $cookieCount,
    get confirmed() {
      return confirmed
    },
    get confirmedHash() {
      return confirmedHash
    },
    pending: [],
    show(change = {}) {
      const { pending } = content
      const cart =
        confirmed && pending.reduce((shown, { action }) => (action ? reduceCart(shown, action) : shown), confirmed)
      const busyKeys = pending.flatMap(({ key }) => (key === null ? [] : [key]))
      $state.set({ ...$state.get(), cart, busyKeys, isBusy: pending.length > 0, ...change })
    },
    take(cart, hash) {
      confirmed = cart
      confirmedHash = hash
    },
    confirm(result) {
      if (result.kind === "unreachable" || !result.cart) return
      content.take(result.cart, result.kind === "cart" ? result.cartHash : null)
      if (result.kind === "cart") {
        // Before the cart, whose change other tabs read.
        storage.local.set(cartScopeKey, readFragmentScope(page))
        storage.local.set(cartDataKey, result.json)
      }
      const answer =
        result.kind === "cart"
          ? result
          : parseCartAnswer(readMember(result.body, ["data", "cart"]), readPriceDisplay(page))
      if (answer) $answer.set({ cart: answer.cart, details: answer.details, body: answer.body, hash: confirmedHash })
      content.readCookies()
    },
    readCookies: () => $cookieCount.set(readCookieCount(page)),
  }
  return content
}

function readCookieCount(page: Page): number | null {
  const hasCookies = readHostSettings(page, fragmentsSettings) ?? readHostSettings(page, addingSettings)
  return hasCookies && parseKnownCount(page.storage.cookies.get(itemsInCartCookie))
}
