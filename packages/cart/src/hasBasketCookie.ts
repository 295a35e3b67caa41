import type { LoaderPage } from "@ringside/core"

/** Whether the shopper may have a basket, by the host's cookies. */
export function hasBasketCookie({ storage: { cookies } }: LoaderPage): boolean {
  return cookies.get("woocommerce_cart_hash") !== null || cookies.get("woocommerce_items_in_cart") !== null
}
