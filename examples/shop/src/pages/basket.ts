import type { Context } from "hono"
import type { Basket } from "../basket/basket.ts"
import { basketForm } from "../html/basketTable.ts"
import { basketTotals } from "../html/basketTotals.ts"
import { html, type Html } from "../html/html.ts"
import { noticesWrapper } from "../html/notices.ts"
import type { ShopEnv, Visit } from "../visit.ts"
import { respondPage } from "./respond.ts"

/** The basket as the platform's shortcode prints it. */
export function basketPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  return respondPage(context, {
    title: visit.texts.basket.title,
    bodyClass: "woocommerce-cart woocommerce-page",
    screen: "basket",
    isIndexed: false,
    content: ({ basket, notices }) =>
      html`<h1 class="entry-title">${visit.texts.basket.title}</h1>
        <div class="woocommerce">
          ${noticesWrapper(notices)} ${basket.lines.length === 0 ? emptyBasket(visit) : fullBasket(basket, visit)}
        </div>`,
  })
}

function fullBasket(basket: Basket, visit: Visit): Html {
  return html`${basketForm(basket, visit)} ${basketTotals(basket, visit)}`
}

function emptyBasket({ texts, links }: Visit): Html {
  return html`<div class="wc-empty-cart-message"><p class="cart-empty woocommerce-info">${texts.basket.empty}</p></div>
    <p class="return-to-shop"><a class="button wc-backward" href="${links.archive}">${texts.basket.emptyNext}</a></p>`
}
