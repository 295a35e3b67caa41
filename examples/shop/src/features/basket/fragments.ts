import type { Context } from "hono"
import { readBasket } from "./readBasket.ts"
import { html, markupOf } from "../../html/html.ts"
import { cartLink, miniCart } from "./miniCart.ts"
import { writeBasketCookies, writeSessionCookie } from "../../session/cookies.ts"
import type { ShopEnv, Visit } from "../../visit.ts"

/** Answers with all parts of a page that show the basket, by selector, and with the basket's hash. */
export async function respondFragments(context: Context<ShopEnv>, visit: Visit): Promise<Response> {
  const basket = await readBasket(visit.shop.database, visit.language, visit.session.id, visit.currency)
  writeBasketCookies(context, basket)
  const content = html`<div class="widget_shopping_cart_content">${miniCart(basket, visit)}</div>`
  const fragments = {
    "div.widget_shopping_cart_content": markupOf(content),
    "a.cart-container": markupOf(cartLink(basket, visit)),
  }
  return respondAjax(context, { fragments, cart_hash: basket.hash })
}

/** Sends JSON as the platform's ajax endpoints do: status 200 and an HTML content type. `undefined` sends an empty body. */
export function respondAjax(context: Context<ShopEnv>, body: unknown): Response {
  writeSessionCookie(context, context.var.visit.session)
  context.header("Cache-Control", "no-store")
  return context.html(body === undefined ? "" : JSON.stringify(body))
}
