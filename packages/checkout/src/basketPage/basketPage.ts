import { addedToBasket, basketPageShown, basketTotalsShown, removedFromBasket } from "@ringside/cart"
import { delegate, isPlainClick, type Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { readNavigationType } from "../navigationType.ts"
import { basketActionsService, type RefreshOptions } from "./basketActions.ts"
import { isFetchable } from "./basketForm.ts"
import { findBasketForm } from "./elements.ts"
import { basketTriggers, selectors } from "./host.ts"
import { readBasketHash, watchBasketHash } from "../watchBasketHash.ts"
import { isBasketPageOurs } from "./isBasketPageOurs.ts"

/** Behaviour of the basket page without an element: undo in its notices, and basket changes made elsewhere. */
export const basketPageBehaviour = {
  name: "basket-page",
  start(page: Page): void {
    startUndo(page)
    startRefresh(page)
    refreshFromHistory(page)
    watchOtherChanges(page)
  },
}

function startUndo(page: Page): void {
  const undo = (event: MouseEvent, link: HTMLAnchorElement) => {
    const { runner, undo: restore } = basketActionsService.of(page)
    const isOurs = isPlainClick(event) && isBasketPageOurs(page) && runner.route === "background"
    // An empty page has no place for the line, so the link is followed.
    if (!isOurs || !findBasketForm(page) || !isFetchable(link, page)) return undefined
    event.preventDefault()
    return restore(link.href)
  }
  delegate(page, "click", selectors.restoreLink, undo, { element: "HTMLAnchorElement", widget: "basket-page" })
}

/** Events after which the page shows an outdated basket. */
function startRefresh(page: Page): void {
  const refresh = (options: RefreshOptions) => {
    // A page without a basket needs no update.
    if (!isBasketPageOurs(page) || !page.document.querySelector(basketTriggers.page)) return
    void basketActionsService.of(page).refresh(options)
  }
  page.events.on(["wc_update_cart"], ({ args, detail }) =>
    // The script that sends it may have sent the quantities, too, which the shop has changed or refused.
    refresh({ keepsNotices: Boolean(args[0] ?? readMember(detail, ["keepNotices"])), replacesFields: true }),
  )
  addedToBasket.on(page, () => refresh({ keepsNotices: true, isQuiet: true }))
  // An empty page is not outdated by the line that was removed from it.
  removedFromBasket.on(page, () => findBasketForm(page) && refresh({ keepsNotices: true, isQuiet: true }))
}

/**
 * Updates a page that the shopper went back to. Unless the browser kept the page itself, it may show the HTML of an earlier visit from its
 * cache, whatever `no-cache` says, and the cookie's hash is no sign of that: it is today's.
 */
function refreshFromHistory(page: Page): void {
  if (readNavigationType(page) !== "back_forward" || !isBasketPageOurs(page)) return
  // An empty page is right while there is no basket.
  if (findBasketForm(page) || readBasketHash(page))
    void basketActionsService.of(page).refresh({ keepsNotices: true, isQuiet: true })
}

/** Updates the page when another tab, the drawer or an earlier page has changed the basket. */
function watchOtherChanges(page: Page): void {
  const follow = watchBasketHash(page, {
    signal: page.signal,
    canFollow: () => isBasketPageOurs(page) && !basketActionsService.of(page).runner.isBusy,
    onChange: () => void basketActionsService.of(page).refresh({ keepsNotices: true, isQuiet: true }),
  })
  for (const topic of [basketPageShown, basketTotalsShown]) topic.on(page, () => follow())
}
