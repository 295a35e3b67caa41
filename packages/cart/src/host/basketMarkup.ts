import type { LoaderPage } from "@ringside/core"

/**
 * Markup that may show the basket. Themes name theirs in their own way, all of them with this word; buttons that add, product forms and the
 * platform's blocks, which fill themselves, have it, too.
 */
const basketMarkup =
  "body [class*=cart]:not(.cart, [class*=_to_cart], [class*=add-to-cart], [class*=-block-], [class*=ringside])"

/** Whether the page has anything to fill with the host's markup for the basket. A page without it asks the shop for none. */
export function hasBasketMarkup({ document }: Pick<LoaderPage, "document">): boolean {
  return document.querySelector(basketMarkup) !== null
}
