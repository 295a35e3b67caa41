import type { LoaderPage } from "@ringside/core"
import { cartHashCookie, itemsInCartCookie } from "@ringside/core/domain"

/** Whether the shopper may have a basket, by the host's cookies. */
export function hasBasketCookie({ storage: { cookies } }: LoaderPage): boolean {
  return cookies.get(cartHashCookie) !== null || cookies.get(itemsInCartCookie) !== null
}
