import { listen, type Page, serviceOf } from "@ringside/core"
import { parseJson, readMember } from "@ringside/core/domain"
import { atom, computed, onMount } from "nanostores"
import type { CartAnswer, CartResult, CartState, CartStore } from "./cartState.ts"
import { cartDataKey } from "./client/cartData.ts"
import type { StoreApiResult } from "./client/storeApi.ts"
import {
  addItem,
  type Cart,
  type CartAction,
  getCart,
  parseCart,
  parseItemsInCart,
  reduceCart,
  removeItem,
  selectUndo,
  type Undo,
  updateItem,
} from "./domain/index.ts"
import { fragmentsJob } from "./jobs.ts"
import { confirmedHashPart, findFragments } from "./fragmentCache.ts"
import { bringFragmentsUpToDate } from "./fragmentTriggers.ts"
import { selectKnownCart } from "./knownCart.ts"
import { createPageClient } from "./pageClient.ts"
import { writeQueueOf } from "./writeQueue.ts"

interface PendingAction {
  readonly key: string | null
  /** What it will come to; null where only the shop can tell. */
  act: CartAction | null
  isSent: boolean
  readonly result: Promise<CartResult>
}

/** The cart of `page`; made when first asked for, so that all widgets share it. */
export function cartOf(page: Page): CartStore {
  return serviceOf(page, "cart", () => createCart(page))
}

/** A cart for `page`. Nothing is read or sent before somebody reads or changes it. */
export function createCart(page: Page): CartStore {
  const { storage, document, settings, signal } = page
  const client = createPageClient(page, () => confirmed?.totals.total.currency ?? null)
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
  const $isAbsent = atom(false)
  const $answer = atom<CartAnswer | null>(null)
  const $cart = computed($state, (state) => state)
  const $count = computed([$state, $cookieCount], ({ cart }, cookieCount) => cart?.itemsCount ?? cookieCount)

  let confirmed: Cart | null = null
  /** The server's name for what `confirmed` holds, where it gives one. */
  let confirmedHash: string | null = null
  let pending: readonly PendingAction[] = []
  let isRead = false
  let isCounted = false
  let reading: Promise<void> | null = null
  /** What the last read that failed has told. */
  let readError: CartState["error"] = null
  /** How often the basket has changed by other means: what was asked for before that is history. */
  let staleCount = 0

  /** Null where the host keeps no such cookie: then only the Store API knows. */
  function readCookieCount(): number | null {
    const hasCookies =
      settings.read("wc_cart_fragments_params", "cart") ?? settings.read("wc_add_to_cart_params", "cart")
    return hasCookies ? parseItemsInCart(storage.cookies.get("woocommerce_items_in_cart") ?? "") : null
  }
  const show = (change: Partial<CartState> = {}) => {
    const cart = confirmed && pending.reduce((shown, { act }) => (act ? reduceCart(shown, act) : shown), confirmed)
    const busyKeys = pending.flatMap(({ key }) => (key === null ? [] : [key]))
    $state.set({ ...$state.get(), cart, busyKeys, isBusy: pending.length > 0, ...change })
  }
  /** Takes a basket for the truth; `hash` is the server's name for it, where that is known. */
  const take = (cart: Cart | null, hash: string | null) => {
    confirmed = cart
    confirmedHash = hash
    page.services.set(confirmedHashPart, hash)
  }
  const confirm = (result: StoreApiResult) => {
    if (result.kind === "unreachable" || !result.cart) return
    take(result.cart, result.kind === "cart" ? result.cartHash : null)
    if (result.kind === "cart") storage.local.set(cartDataKey, result.json)
    const body = result.kind === "cart" ? parseJson(result.json) : readMember(result.body, ["data", "cart"])
    $answer.set({ body, hash: confirmedHash })
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
    const result = await client.send(getCart, null)
    if (signal.aborted) return
    const isOld = queue.isBusy || queue.settledCount !== countAtStart || staleCount !== staleCountAtStart
    // An answer that is older than the last change says nothing.
    if (isOld) return read()
    const { error, undo } = $state.get()
    $isAbsent.set(result.kind === "unreachable" && result.reason === "absent")
    if (result.kind === "cart") {
      // Somebody else's change ends the offer to undo; what an act was told stays until the next.
      const isOther = result.cartHash !== confirmedHash
      confirm(result)
      show({ status: "ready", error: error === readError ? null : error, undo: isOther ? null : undo })
    } else {
      readError = { message: result.message, lineKey: null }
      show({ status: confirmed ? "ready" : "failed", error: readError })
    }
  }
  /** A basket that cookies and storage already tell is not asked for again. */
  const readKnown = () => {
    const known = selectKnownCart(page)
    take(known, known && (storage.cookies.get("woocommerce_cart_hash") ?? ""))
    if (known) show({ status: "ready" })
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
    // A count that no cookie tells is somebody's reason to read.
    if (isRead || (isCounted && $cookieCount.get() === null)) {
      void refresh()
      return
    }
    take(null, null)
    storage.local.remove(cartDataKey)
    show({ status: "unknown", undo: null })
  }

  const change = (
    key: string | null,
    act: CartAction | null,
    send: (entry: PendingAction) => Promise<StoreApiResult>,
  ) => {
    const leave = () => {
      pending = pending.filter((other) => other !== entry)
    }
    const run = async () => {
      try {
        const result = await queue.run(async () => {
          entry.isSent = true
          const answer = await send(entry)
          // Before the next write has its turn, which may ask what is in the basket.
          confirm(answer)
          // Nobody is to try again, and so add twice, what the shop has done after all.
          if (answer.kind === "unreachable" && answer.reason === "unclear") confirm(await client.reread())
          return answer
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
    const entry: PendingAction = { key, act, isSent: false, result: run() }
    pending = [...pending, entry]
    show({ error: null, undo: null })
    return entry.result
  }
  const conclude = (result: StoreApiResult, lineKey: string | null): CartResult => {
    const error = result.kind === "cart" ? null : { message: result.message, lineKey }
    show({ ...(confirmed && { status: "ready" }), ...(error && { error }) })
    // The host's own markup follows.
    if (confirmedHash !== null && result.kind !== "refused") bringFragmentsUpToDate(page, confirmedHash)
    if (result.kind === "cart") return { kind: "done", cart: result.cart }
    if (result.kind === "refused") return { kind: result.kind, message: result.message }
    return result
  }

  const store: CartStore = {
    $cart,
    $count,
    $isAbsent,
    $answer,
    queue,
    nonce: client.nonce,
    send: (operation, args) => change(null, null, () => client.send(operation, args)),
    call: (operation, args) => queue.run(() => client.call(operation, args)),
    accept(body, hash) {
      const cart = parseCart(body)
      if (!cart) return
      take(cart, hash)
      $answer.set({ body, hash })
      show({ status: "ready" })
    },
    async add({ id, quantity = 1, variation = [], preview }) {
      const act: CartAction = { type: "line-added", productId: id, quantity, ...(preview && { preview }) }
      const result = await change(null, act, () => client.send(addItem, { id, quantity, variation }))
      if (result.kind === "done") page.events.sendOwn("ringside:cart:added", document.body, { id, quantity })
      return result
    },
    update({ key, quantity }) {
      const act: CartAction = { type: "line-quantity-asked", key, quantity }
      const unsent = pending.find((entry) => entry.key === key && !entry.isSent && entry.act?.type === act.type)
      if (!unsent) {
        return change(key, act, ({ act: latest }) =>
          client.send(updateItem, { key, quantity: latest && "quantity" in latest ? latest.quantity : quantity }),
        )
      }
      // Only the last of several quick steps is sent.
      unsent.act = act
      show({ error: null, undo: null })
      return unsent.result
    },
    async remove(key) {
      const line = $state.get().cart?.lines.find((candidate) => candidate.key === key)
      const removed: { item: Undo | null } = { item: null }
      const result = await change(key, { type: "line-removed", key }, () => {
        // Read when its turn has come: a quantity that was under way is in the basket by then.
        removed.item = confirmed && selectUndo(confirmed, key)
        return client.send(removeItem, { key })
      })
      const { item } = removed
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
    isCounted = true
    // Where cookies tell the count, showing it is no reason to ask the server.
    if ($count.get() === null && $state.get().status === "unknown") void refresh()
    return () => {
      isCounted = false
    }
  })
  storage.onOtherTab((key) => {
    const json = key === cartDataKey && !queue.isBusy ? storage.local.get(cartDataKey) : null
    const body = parseJson(json)
    const cart = json === null ? null : parseCart(body)
    if (!cart) return
    // What is still being read may be older.
    staleCount += 1
    take(cart, null)
    // The tab that has read it has the server's cookie set, too.
    $answer.set({ body, hash: storage.cookies.get("woocommerce_cart_hash") || null })
    show({ status: "ready", undo: null })
  })
  const readAfterReturn = ({ persisted }: PageTransitionEvent) => {
    // Where there is markup of the host's, it is fetched anew, and the basket follows that.
    if (persisted && page.jobs.modeOf(fragmentsJob) === "native") markStale()
  }
  listen(page.window, "pageshow", readAfterReturn, { signal })
  return store
}
