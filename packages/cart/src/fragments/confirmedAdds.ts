import type { AddedToCart, Page } from "@ringside/core"

/** Reports an add that the shop has confirmed, whichever way it was made, once. Source: contracts/README.md, "Page services". */
export function sendAdded(page: Page, added: AddedToCart): void {
  page.events.sendOwn("ringside:cart:added", page.document.body, added)
}
