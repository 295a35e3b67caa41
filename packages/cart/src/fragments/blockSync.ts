import type { Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import type { FragmentCache } from "./fragmentCache.ts"
import { reactStoreType, syncNames } from "../host/triggerNames.ts"
import { lateCartService } from "../store/lateCart.ts"
import { basketOfBlockStoreChanged, productAddedByBlock } from "../topics.ts"

/** Other types of the event belong to other stores. */
const cartTypes: readonly unknown[] = ["from_iAPI", reactStoreType]
const syncPauseMs = 250

/** Calls `follow` when a block cart has changed the basket, at most once per 250 ms, since it sends an event for each of its changes. */
export function followBlockStores(page: Page, cache: FragmentCache, follow: () => void): void {
  let isPausing = false
  let isDue = false
  let lastShown = readReactBasket(page)
  const sync = () => {
    isDue = isPausing
    if (isPausing) return
    isPausing = true
    follow()
    page.clock.after(syncPauseMs, () => {
      isPausing = false
      if (isDue) sync()
    })
  }
  page.events.on(syncNames, ({ detail, isOwn }) => {
    const type = readMember(detail, ["type"])
    if (isOwn || !cartTypes.includes(type)) return
    const shown = type === reactStoreType ? readReactBasket(page) : null
    const isKnown = shown !== null && (shown === lastShown || shown === readOwnBasket(page, cache))
    lastShown = shown ?? lastShown
    if (isKnown) return
    sync()
    basketOfBlockStoreChanged.send(page)
    // Changed quantities are reported as adds on the body, so only this reports them.
    const added = readMember(detail, ["quantityChanges", "productsPendingAdd"])
    if (Array.isArray(added) && added.length > 0) productAddedByBlock.send(page)
  })
}

/**
 * Lines, quantities and total in the store of the platform's React blocks, as text; null without that store. The basket's cookie can't
 * show it: once headers are sent, as after a removal by the Store API, the platform leaves it as it was.
 */
function readReactBasket({ window }: Page): string | null {
  const store = call(readMember(window, ["wp", "data", "select"]), "wc/store/cart")
  const basket = typeof store === "object" && store ? call(Reflect.get(store, "getCartData")) : null
  const items = readMember(basket, ["items"])
  if (!Array.isArray(items)) return null
  const lines = items.map((item: unknown) => [readMember(item, ["key"]), readMember(item, ["quantity"])])
  return JSON.stringify([lines, readMember(basket, ["totals", "total_price"])])
}

function call(value: unknown, ...args: readonly unknown[]): unknown {
  return typeof value === "function" ? Reflect.apply(value, undefined, args) : null
}

/** Our store's basket in the same form, if the host's markup shows it as well: the blocks' store may answer a change of ours. */
function readOwnBasket(page: Page, cache: FragmentCache): string | null {
  const store = lateCartService.find(page)
  const answer = store?.$answer.get()
  const hash = store?.confirmedHash ?? null
  if (!answer || hash === null || answer.hash !== hash || (cache.readHash() ?? hash) !== hash) return null
  const { lines, totals } = answer.cart
  return JSON.stringify([lines.map(({ key, quantity }) => [key, quantity]), String(totals.total.amountMinor)])
}
