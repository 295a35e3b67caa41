import {
  addedToBasket,
  basketMarkupRefreshed,
  basketPageShown,
  basketTotalsShown,
  removedFromBasket,
} from "@ringside/cart"
import { delegate, isPlainClick, listen, type Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { basketActionsOf } from "./basketActions.ts"
import { isOwn } from "./basketForm.ts"
import { findForm } from "./elements.ts"
import { basketTriggers, selectors } from "./host.ts"
import { isBasketPageOurs } from "./isBasketPageOurs.ts"

/** Behaviour of the basket page without an element: undo in its notices, and basket changes made elsewhere. */
export const basketPageBehaviour = {
  name: "basket-page",
  start(page: Page): void {
    startUndo(page)
    startRefresh(page)
    watchOtherChanges(page)
  },
}

function startUndo(page: Page): void {
  const undo = (event: MouseEvent, link: HTMLAnchorElement) => {
    const { runner, undo: restore } = basketActionsOf(page)
    const isOurs = isPlainClick(event) && isBasketPageOurs(page) && runner.route === "background"
    // An empty page has no place for the line, so the link is followed.
    if (!isOurs || !findForm(page) || !isOwn(link, page)) return undefined
    event.preventDefault()
    return restore(link.href)
  }
  delegate(page, "click", selectors.restoreLink, undo, { element: "HTMLAnchorElement", widget: "basket-page" })
}

/** Events after which the page shows an outdated basket. */
function startRefresh(page: Page): void {
  const refresh = (keepsNotices: boolean, isQuiet: boolean) => {
    // A page without a basket needs no update.
    if (!isBasketPageOurs(page) || !page.document.querySelector(basketTriggers.page)) return
    void basketActionsOf(page).refresh({ keepsNotices, isQuiet })
  }
  page.events.on(["wc_update_cart"], ({ args, detail }) =>
    refresh(Boolean(args[0] ?? readMember(detail, ["keepNotices"])), false),
  )
  addedToBasket.on(page, () => refresh(true, true))
  // An empty page is not outdated by the line that was removed from it.
  removedFromBasket.on(page, () => findForm(page) && refresh(true, true))
}

/** Updates the page when another tab, the drawer or an earlier page has changed the basket, which changes the hash in the cookie. */
function watchOtherChanges(page: Page): void {
  const { document, window, signal, storage } = page
  const readHash = () => storage.cookies.get("woocommerce_cart_hash") ?? ""
  let known = readHash()
  const follow = () => {
    known = readHash()
  }
  const look = () => {
    if (document.visibilityState === "hidden" || !isBasketPageOurs(page)) return
    const { runner, refresh } = basketActionsOf(page)
    if (runner.isBusy || readHash() === known) return
    follow()
    void refresh({ keepsNotices: true, isQuiet: true })
  }
  for (const signal of [basketPageShown, basketTotalsShown]) signal.on(page, follow)
  basketMarkupRefreshed.on(page, look)
  storage.onOtherTab(look)
  listen(document, "visibilitychange", look, { signal })
  listen(window, "pageshow", ({ persisted }) => persisted && look(), { signal })
}
