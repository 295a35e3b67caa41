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
 * returned function whenever the page shows the basket of now.
 */
export function watchBasketHash(page: Page, { signal, canFollow, onChange }: HashWatch): () => void {
  const { document, storage } = page
  let known = readBasketHash(page)
  const follow = () => {
    known = readBasketHash(page)
  }
  const look = () => {
    if (document.visibilityState === "hidden" || !canFollow() || readBasketHash(page) === known) return
    follow()
    onChange()
  }
  const off = basketMarkupRefreshed.on(page, look)
  listen(signal, "abort", off, { signal: page.signal })
  storage.onOtherTab(look, signal)
  listen(document, "visibilitychange", look, { signal })
  onRestored(page, look, signal)
  return follow
}
