import { basketMarkupRefreshed, writeQueueService } from "@ringside/cart"
import { listen, onRestored, type Page } from "@ringside/core"
import { cartHashCookie } from "@ringside/core/domain"

interface HashWatch {
  readonly signal: AbortSignal
  /** Whether the page could follow a change now; otherwise the next occasion is waited for. */
  readonly canFollow: () => boolean
  readonly onChange: () => void
}

/** The hash of the basket in the platform's cookie; empty without a basket. */
export function readBasketHash({ storage }: Page): string {
  return storage.cookies.get(cartHashCookie) ?? ""
}

/**
 * Calls `onChange` when another tab, the drawer or an earlier page has changed the basket, which changes the hash in the cookie. Call the
 * returned function whenever the page shows the basket of now; with `true` where the cookie may still have the hash before it, since a shop
 * whose answer has begun can't set cookies: another hash that comes with the next markup is then the one of this basket, unless this page
 * has changed the basket since.
 */
export function watchBasketHash(page: Page, { signal, canFollow, onChange }: HashWatch): (isLate?: boolean) => void {
  const { document, storage } = page
  const queue = writeQueueService.of(page)
  let known = readBasketHash(page)
  let isKnownLate = false
  let knownCount = queue.settledCount
  const follow = (isLate = false) => {
    known = readBasketHash(page)
    isKnownLate = isLate
    knownCount = queue.settledCount
  }
  const look = (isOwn = false) => {
    if (document.visibilityState === "hidden" || !canFollow() || readBasketHash(page) === known) return
    follow()
    if (!isOwn) onChange()
  }
  const off = basketMarkupRefreshed.on(page, () => look(isKnownLate && queue.settledCount === knownCount))
  // On these occasions the hash may have changed twice, by this page and by another tab: an update too many does no harm.
  const lookAgain = () => look()
  listen(signal, "abort", off, { signal: page.signal })
  storage.onOtherTab(lookAgain, signal)
  listen(document, "visibilitychange", lookAgain, { signal })
  onRestored(page, lookAgain, signal)
  return follow
}
