import { type AddedToCart, findJQuery, type Page, type Topic } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { type CartEvent, readCartEvent } from "./cartEvent.ts"
import type { Fragments } from "../domain/index.ts"
import { fragmentRefreshService } from "./fragmentRefresh.ts"
import { addToCartJob, fragmentsJob } from "../jobs.ts"
import { reactStoreType } from "../host/triggerNames.ts"
import { addedToBasket, basketMarkupWanted, removedFromBasket } from "../topics.ts"

/** An add by the shop's own endpoints, whose answers hold no lines. */
export type HostAdd = Omit<AddedToCart, "line">

/** Reports a product that the shop's own endpoints have added. Source: catalogue-and-cart contract §3.2. */
export function reportAdded(page: Page, change: CartEvent, add: HostAdd): void {
  report(page, addedToBasket, "added_to_cart", change)
  if (needsBlockEvents(page)) notifyBlocks(page, "added")
  sendHostAdd(page, add)
}

/** Sends our own event of such an add. It is the only report where the page leaves for the basket instead of showing the add. */
export function sendHostAdd(page: Page, add: HostAdd): void {
  sendAdded(page, { ...add, line: null })
}

/** Reports an add that the shop has confirmed, whichever way it was made, once. Source: contracts/README.md, "Page services". */
export function sendAdded(page: Page, added: AddedToCart): void {
  page.events.sendOwn("ringside:cart:added", page.document.body, added)
}

/** Reports a line that the shop's own endpoints have removed. Source: catalogue-and-cart contract §5. */
export function reportRemoved(page: Page, change: CartEvent): void {
  report(page, removedFromBasket, "removed_from_cart", change)
  if (needsBlockEvents(page)) notifyBlocks(page, "removed")
}

/** Has the platform's basket blocks read the basket again. An event of jQuery alone wouldn't reach them. */
export function notifyBlocks(page: Page, change: "added" | "removed"): void {
  const { events, document, window } = page
  if (change === "added") events.sendOwn("wc-blocks_added_to_cart", document.body, {})
  else events.sendOwn("wc-blocks_removed_from_cart", document.body, {})
  // The product blocks receive these only where the platform's mini-cart is on the page; its store receives this one on any page.
  events.sendOwn("wc-blocks_store_sync_required", window, { type: reactStoreType })
}

/** Requests new basket markup from the script that shows it, which may be ours. */
export function requestBasketMarkup(page: Page): void {
  page.events.send({ name: "wc_fragment_refresh", target: page.document.body })
  basketMarkupWanted.send(page)
}

/**
 * Reports a change of the basket: to the state first, then to our packages with all that they show, and by the host's event last: scripts
 * change the button and the new markup in their handlers, which on a page with the platform's script run after its own. Fragments that a
 * handler has changed are shown again.
 */
function report(page: Page, topic: Topic<CartEvent>, name: string, change: CartEvent): void {
  const { fragments, answered, cartHash, button } = change
  const refresh = fragmentRefreshService.of(page)
  if (hasMarkup(fragments)) refresh.accept({ fragments, cartHash })
  topic.send(page, change)
  const sent = { ...fragments }
  const all = isRecord(answered) ? answered : fragments
  const args = [all, cartHash, button]
  page.events.send({ name, target: page.document.body, args, detail: { fragments: all, cartHash, button } })
  // A handler that runs before the platform's may change the fragments that are shown: only what it changed is inserted again, and its scripts run.
  const left = readCartEvent({ args, detail: {} })
  if (hasMarkup(left.fragments) && isMarkupOurs(page) && isChanged(sent, left.fragments)) {
    refresh.takeAnswer({ fragments: left.fragments, cartHash: left.cartHash }, sent)
  }
}

/** Whether the markup that comes with a change of the basket is ours to show. */
export function isMarkupOurs({ jobs }: Page): boolean {
  const mode = jobs.modeOf(addToCartJob)
  return mode === "active" || (mode === "native" && jobs.isOurs(fragmentsJob))
}

/** Whether a change of the basket came with markup. */
export function hasMarkup(fragments: Fragments | null): fragments is Fragments {
  return fragments !== null && Object.keys(fragments).length > 0
}

function isChanged(sent: Fragments, left: Fragments): boolean {
  return Object.entries(left).some(([selector, html]) => sent[selector] !== html)
}

/** Whether the platform's basket blocks need an event of their own: they listen to the cart's events through jQuery alone. */
function needsBlockEvents({ window }: Page): boolean {
  return findJQuery(window) === null
}
