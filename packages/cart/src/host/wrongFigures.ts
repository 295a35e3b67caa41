import type { Page } from "@ringside/core"
import { itemsInCartCookie } from "@ringside/core/domain"
import { parseKnownCount } from "../domain/index.ts"

/** Links to the basket in the headers and footers of themes, and the elements in them that show its count or total. */
const links = "a.cart-container, a.cart-contents, a.footer-cart-contents"
const figures = ".count, .amount"

/**
 * A cached page shows the basket of the shopper it was printed for. Until the shop has responded, a figure that contradicts the basket's
 * cookie is replaced by "…", and removed from the link's name.
 * Source: catalogue-and-cart contract §18.
 */
export function hideWrongFigures({ document, storage, decorations }: Page): void {
  const items = parseKnownCount(storage.cookies.get(itemsInCartCookie))
  for (const link of document.querySelectorAll(links)) {
    const shown = link.querySelector(".count")?.textContent.replace(/\D/g, "") ?? ""
    const isPossible = items === null ? Number(shown) > 0 : Number(shown) === items
    if (shown === "" || isPossible) continue
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
