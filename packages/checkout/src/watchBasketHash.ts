import { basketMarkupRefreshed } from "@ringside/cart"
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
 * whose answer has begun can't set cookies: the next other hash is then the one of this basket.
 */
export function watchBasketHash(page: Page, { signal, canFollow, onChange }: HashWatch): (isLate?: boolean) => void {
  const { document, storage } = page
  let known = readBasketHash(page)
  let isKnownLate = false
  const follow = (isLate = false) => {
    known = readBasketHash(page)
    isKnownLate = isLate
  }
  const look = () => {
    if (document.visibilityState === "hidden" || !canFollow() || readBasketHash(page) === known) return
    const isOwn = isKnownLate
    follow()
    if (!isOwn) onChange()
  }
  const off = basketMarkupRefreshed.on(page, look)
  listen(signal, "abort", off, { signal: page.signal })
  storage.onOtherTab(look, signal)
  listen(document, "visibilitychange", look, { signal })
  onRestored(page, look, signal)
  return follow
}
