import type { LoaderPage } from "@ringside/core"

/**
 * Markup that may show the basket. Themes name theirs in their own way, nearly all of them with one of these words. Buttons that add, product
 * forms, products in a category of that name, icons, scripts, the region for announcements, and the platform's blocks, which fill themselves,
 * have such names, too.
 * A page without any is searched at its start and at each scan: every further word costs 0.4 ms of a page with 5,000 elements.
 */
const basketMarkup =
  "body :is([class*=cart],[class*=Cart],[class*=asket],[id*=cart])" +
  ":not(.cart,.product,[class*=_to_],[class*=add-to-],[class*=addto],[class*=addTo],[class*=-block-],[class*=cart_live],[class*=ringside],[id*=-to-],[id*=_to_],script,style,link,svg,symbol)"

/** Whether the page has anything to fill with the host's markup for the basket. A page without it asks the shop for none. */
export function hasBasketMarkup({ document }: Pick<LoaderPage, "document">): boolean {
  return document.querySelector(basketMarkup) !== null
}
