import { coreMessages, type Page, partOf, readLanguagePrefix, readRestRoot } from "@ringside/core"
import { parseJson } from "@ringside/core/domain"
import { atom, computed, onMount, type ReadableAtom } from "nanostores"
import { cartDataKey } from "./client/cartData.ts"
import { createStoreApiClient, type StoreApiResult } from "./client/storeApi.ts"
import { confirmedHashPart, findFragments } from "./fragmentCache.ts"
import { bringFragmentsUpToDate } from "./fragmentTriggers.ts"
import { selectKnownCart } from "./knownCart.ts"
import {
  type Cart,
  type CartAct,
  type LinePreview,
  parseCart,
  parseItemsInCart,
  reduceCart,
  selectUndo,
  type Undo,
  type VariationAttribute,
} from "./domain/index.ts"
import { type WriteQueue, writeQueueOf } from "./writeQueue.ts"

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

/** What came of a change. `refused` carries the shop's own words. */
export type CartResult =
  | { readonly kind: "done"; readonly cart: Cart }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "unreachable"; readonly message: string }

/** The page's one cart. */
export interface CartStore {
  readonly $cart: ReadableAtom<CartState>
  /** Number of items; null while nobody knows. */
  readonly $count: ReadableAtom<number | null>
  add(item: NewItem): Promise<CartResult>
  update(line: { readonly key: string; readonly quantity: number }): Promise<CartResult>
  remove(key: string): Promise<CartResult>
  /** Adds the removed line again; does nothing when no undo is on offer. */
  undo(): Promise<CartResult | null>
  /** Reads the basket from the server again. */
  refresh(): Promise<void>
  /** The basket changed by other means (fragments, another tab); it is read again if anybody reads it. */
  markStale(): void
  readonly queue: WriteQueue
}

interface PendingAct {
  readonly key: string | null
  act: CartAct
  isSent: boolean
  readonly result: Promise<CartResult>
}

/** The cart of `page`; made when first asked for, so that all widgets share it. */
export function cartOf(page: Page): CartStore {
  return partOf(page, "cart", () => createCart(page))
}

/** A cart for `page`. Nothing is read or sent before somebody reads or changes it. */
export function createCart(page: Page): CartStore {
  const { storage, document, settings, config } = page
  const translate = page.translator("core", coreMessages)
  const client = createStoreApiClient({
    http: page.http,
    local: storage.local,
    // The shop's own word first: the Store API's address, or the REST root that it stands on.
    baseUrl: () =>
      config.storeApi ??
      readText(settings.read("wpApiSettings", "cart")?.root) ??
      readRestRoot(document) ??
      `${readLanguagePrefix(document)}/wp-json`,
    currency: () => config.currency,
    printedNonce: () => {
      return readText(settings.read("wcBlocksMiddlewareConfig", "cart")?.storeApiNonce)
    },
    messages: {
      offline: translate("offline"),
      invalid: translate("invalidAnswer"),
      unknown: translate("unknownError"),
    },
  })
  const queue = writeQueueOf(page)
  const fragments = findFragments(page)
  fragments?.onChange(followFragments)

  const $state = atom<CartState>({
    status: "unknown",
    cart: null,
    busyKeys: [],
    isBusy: false,
    error: null,
    undo: null,
  })
  const $cookieCount = atom(readCookieCount())
  const $cart = computed($state, (state) => state)
  const $count = computed([$state, $cookieCount], ({ cart }, cookieCount) => cart?.itemsCount ?? cookieCount)

  let confirmed: Cart | null = null
  /** The server's name for what `confirmed` holds, where it gives one. */
  let confirmedHash: string | null = null
  let pending: readonly PendingAct[] = []
  let isRead = false
  let reading: Promise<void> | null = null
  /** How often the basket has changed by other means: what was asked for before that is history. */
  let staleCount = 0

  /** Null where the host keeps no such cookie: then only the Store API knows. */
  function readCookieCount(): number | null {
    const hasCookies =
      settings.read("wc_cart_fragments_params", "cart") ?? settings.read("wc_add_to_cart_params", "cart")
    return hasCookies ? parseItemsInCart(storage.cookies.get("woocommerce_items_in_cart") ?? "") : null
  }
  const show = (change: Partial<CartState> = {}) => {
    const cart = confirmed && pending.reduce((shown, { act }) => reduceCart(shown, act), confirmed)
    const busyKeys = pending.flatMap(({ key }) => (key === null ? [] : [key]))
    $state.set({ ...$state.get(), cart, busyKeys, isBusy: pending.length > 0, ...change })
  }
  /** Takes an answer for the truth. */
  const confirm = (result: StoreApiResult) => {
    if (result.kind === "unreachable" || !result.cart) return
    confirmed = result.cart
    confirmedHash = result.kind === "cart" ? result.cartHash : null
    page.parts.set(confirmedHashPart, confirmedHash)
    $cookieCount.set(readCookieCount())
  }
  function followFragments(cartHash: string | null): void {
    if (cartHash !== null && cartHash === confirmedHash) $cookieCount.set(readCookieCount())
    else markStale()
  }

  const read = async (): Promise<void> => {
    await queue.settled()
    const countAtStart = queue.settledCount
    const staleCountAtStart = staleCount
    const result = await client.send("getCart")
    if (page.signal.aborted) return
    const isOld = queue.isBusy || queue.settledCount !== countAtStart || staleCount !== staleCountAtStart
    // An answer that is older than the last change says nothing.
    if (isOld) return read()
    if (result.kind === "cart") {
      confirm(result)
      show({ status: "ready", error: null })
    } else {
      show({ status: confirmed ? "ready" : "failed", error: { message: result.message, lineKey: null } })
    }
  }
  /** A basket that cookies and storage already tell is not asked for again. */
  const readKnown = () => {
    confirmed = selectKnownCart(page)
    if (confirmed) show({ status: "ready" })
    else void refresh()
  }
  const refresh = () => {
    if (!confirmed) show({ status: "loading", error: null })
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }
  function markStale(): void {
    staleCount += 1
    $cookieCount.set(readCookieCount())
    if (isRead) void refresh()
    else {
      confirmed = null
      storage.local.remove(cartDataKey)
      show({ status: "unknown" })
    }
  }

  const change = (key: string | null, act: CartAct, send: (entry: PendingAct) => Promise<StoreApiResult>) => {
    const leave = () => {
      pending = pending.filter((other) => other !== entry)
    }
    const run = async () => {
      try {
        const result = await queue.run(() => {
          entry.isSent = true
          return send(entry)
        })
        leave()
        return conclude(result, key)
      } catch (cause) {
        // A mistake of the caller's, such as a product without a number: nothing was sent.
        leave()
        show()
        throw cause
      }
    }
    const entry: PendingAct = { key, act, isSent: false, result: run() }
    pending = [...pending, entry]
    show({ error: null, undo: null })
    return entry.result
  }
  const conclude = (result: StoreApiResult, lineKey: string | null): CartResult => {
    confirm(result)
    if (result.kind !== "cart") {
      show({ error: { message: result.message, lineKey } })
      return { kind: result.kind, message: result.message }
    }
    show({ status: "ready" })
    // The host's own markup follows.
    if (confirmedHash !== null) bringFragmentsUpToDate(page, confirmedHash)
    return { kind: "done", cart: result.cart }
  }

  const store: CartStore = {
    $cart,
    $count,
    queue,
    async add({ id, quantity = 1, variation = [], preview }) {
      const act: CartAct = { type: "line-added", productId: id, quantity, ...(preview && { preview }) }
      const result = await change(null, act, () => client.send("addItem", { id, quantity, variation }))
      if (result.kind === "done") page.events.sendOwn("ringside:cart:added", document.body, { id, quantity })
      return result
    },
    update({ key, quantity }) {
      const act: CartAct = { type: "line-quantity-asked", key, quantity }
      const unsent = pending.find((entry) => entry.key === key && !entry.isSent && entry.act.type === act.type)
      if (!unsent) {
        return change(key, act, ({ act: latest }) =>
          client.send("updateItem", { key, quantity: "quantity" in latest ? latest.quantity : quantity }),
        )
      }
      // Only the last of several quick steps is sent.
      unsent.act = act
      show({ error: null, undo: null })
      return unsent.result
    },
    async remove(key) {
      const line = $state.get().cart?.lines.find((candidate) => candidate.key === key)
      const item = confirmed && selectUndo(confirmed, key)
      const result = await change(key, { type: "line-removed", key }, () => client.send("removeItem", { key }))
      if (result.kind === "done" && item && line && pending.length === 0) show({ undo: { item, name: line.name } })
      return result
    },
    undo() {
      const { undo } = $state.get()
      return undo ? store.add(undo.item) : Promise.resolve(null)
    },
    refresh,
    markStale,
  }

  onMount($cart, () => {
    isRead = true
    if ($state.get().status === "unknown") readKnown()
    return () => {
      isRead = false
    }
  })
  onMount($count, () => {
    // Where cookies tell the count, showing it is no reason to ask the server.
    if ($count.get() === null && $state.get().status === "unknown") void refresh()
  })
  storage.onOtherTab((key) => {
    const json = key === cartDataKey && !queue.isBusy ? storage.local.get(cartDataKey) : null
    const cart = json === null ? null : parseCart(parseJson(json))
    if (!cart) return
    confirmed = cart
    show({ status: "ready", undo: null })
  })
  return store
}

const readText = (value: unknown) => (typeof value === "string" && value !== "" ? value : null)
