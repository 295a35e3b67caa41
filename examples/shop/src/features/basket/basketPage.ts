import type { Context } from "hono"
import { blockBasketPage, showsBlocks } from "../blockCheckout/blockPages.ts"
import type { Basket } from "./basket.ts"
import { removeByLink, undoByLink } from "./changeBasket.ts"
import { createBasketPageSettings } from "./basketSettings.ts"
import { dropCouponsBeforePage, removeCouponByLink } from "./couponActions.ts"
import { basketForm } from "./basketTable.ts"
import { basketTotals } from "./basketTotals.ts"
import { suggestionShelf } from "../catalogue/suggestionShelf.ts"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { isVisit, type ShopEnv, type Visit } from "../../visit.ts"
import { createExpressSettings } from "../expressCheckout/expressSettings.ts"
import { cardPolicy } from "../payments/cardSettings.ts"
import { mergeSettings } from "../../settings.ts"
import { respondPage } from "../site/respond.ts"
import { archivePath } from "../catalogue/paths.ts"
import { basketPath } from "./paths.ts"

/** The basket page as the platform's shortcode prints it; its links change the basket and redirect back. */
export async function basketPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { searchParams } = visit.url
  const [removed, restored] = [searchParams.get("remove_item"), searchParams.get("undo_item")]
  if (removed !== null && isVisit(context)) return removeByLink(context, removed)
  if (restored !== null && isVisit(context)) return undoByLink(context, restored)
  const coupon = searchParams.get("remove_coupon")
  if (coupon !== null && isVisit(context)) return removeCouponByLink(context, coupon, visit.links.to(basketPath))
  if (showsBlocks(visit)) return blockBasketPage(context)
  const own = await dropCouponsBeforePage(visit)
  const shelf = await suggestionShelf(visit)
  return respondPage(context, {
    title: visit.texts.basket.title,
    bodyClass: "woocommerce-cart woocommerce-page",
    policy: cardPolicy(),
    settings: ({ basket: { needsShipping } }) =>
      mergeSettings([
        createBasketPageSettings(visit),
        createExpressSettings(visit, { context: "cart", needsShipping }),
      ]),
    isIndexed: false,
    basket: own,
    content: ({ basket, notices }) =>
      html`<h1 class="entry-title">${visit.texts.basket.title}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)}
          ${basket.lines.length === 0 ? emptyBasket(visit, shelf) : fullBasket(basket, visit)}
        </div>`,
  })
}

function fullBasket(basket: Basket, visit: Visit): Html {
  return html`${basketForm(basket, visit)} ${basketTotals(basket, visit)}`
}

function emptyBasket({ texts, links }: Visit, shelf: Html): Html {
  return html`<div class="wc-empty-cart-message"><p class="cart-empty woocommerce-info">${texts.basket.empty}</p></div>
    <p class="return-to-shop">
      <a class="button alt wc-backward" href="${links.to(archivePath)}">${texts.home.enter}</a>
    </p>
    ${shelf}`
}
