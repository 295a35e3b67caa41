import type { Page } from "@ringside/core"
import { parseItemsInCart } from "../domain/index.ts"

/** Links to the basket in the headers and footers of themes, and what in them tells how much is in it. */
const links = "a.cart-container, a.cart-contents, a.footer-cart-contents"
const figures = ".count, .amount"

/**
 * A page from a cache shows the basket of whoever it was made for. Until the shop has answered, a figure that the basket's
 * cookie contradicts is no figure but "…", and the link's own name ends where it would tell one.
 * Source: catalogue-and-cart contract §18.
 */
export function hideWrongFigures({ document, storage, decorations }: Page): void {
  const items = parseItemsInCart(storage.cookies.get("woocommerce_items_in_cart"))
  for (const link of document.querySelectorAll(links)) {
    const shown = link.querySelector(".count")?.textContent.replace(/\D/g, "") ?? ""
    if (shown === "" || Number(shown) === items) continue
    for (const figure of link.querySelectorAll(figures)) {
      const neutral = document.createElement(figure.localName)
      neutral.className = figure.className
      neutral.textContent = "…"
      decorations.replace(figure, neutral)
    }
    const name = link.getAttribute("aria-label")
    if (name !== null) decorations.attribute(link, "aria-label", name.replace(/,.*$/s, ""))
    decorations.attribute(link, "aria-busy", "true")
  }
}
