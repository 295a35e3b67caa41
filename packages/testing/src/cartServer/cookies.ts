import type { Basket } from "./basket.ts"

/** The cookie of the shopper's session. */
export const sessionCookie = "wp_woocommerce_session_double"

/** The Set-Cookie lines for a shopper's basket, as the platform sends them: "1" for any number of items. */
export function createCookies(session: string, basket: Basket): readonly string[] {
  const end = basket.count === 0 ? "; expires=Thu, 01 Jan 1970 00:00:00 GMT" : ""
  return [
    `${sessionCookie}=${session}; path=/; HttpOnly`,
    `woocommerce_items_in_cart=1; path=/${end}`,
    `woocommerce_cart_hash=${basket.hash}; path=/${end}`,
  ]
}
