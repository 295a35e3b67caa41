import { type Page } from "@ringside/core"
import { parseJson } from "@ringside/core/domain"
import { cartDataKey } from "./client/cartData.ts"
import { type Cart, createEmptyCart, parseCart, parseFragmentsParams } from "./domain/index.ts"

/**
 * The basket that a host's cookies and storage tell for certain: an empty one without basket cookies, or the last one read
 * while its hash is still the cookie's. Null when the server has to be asked.
 */
export function selectKnownCart(page: Page): Cart | null {
  const { currency } = page.config
  if (isKnownEmpty(page)) return currency === null ? null : createEmptyCart(currency, null)
  return parseCart(readKnownCart(page))
}

/** The Store API's own cart as it was last read, while that is still the shopper's. Null when the server has to be asked. */
export function readKnownCart({ settings, storage }: Page): unknown {
  const params = parseFragmentsParams(settings.read("wc_cart_fragments_params", "cart"))
  const hash = storage.cookies.get("woocommerce_cart_hash") ?? ""
  if (!params || hash === "" || hash !== storage.local.get(params.cartHashKey)) return null
  return readStoredCart({ storage })
}

/** The Store API's own cart as it was last read. Null when it never was. */
export function readStoredCart({ storage }: Pick<Page, "storage">): unknown {
  return parseJson(storage.local.get(cartDataKey)) ?? null
}

/** Whether cookies tell that the basket is empty. */
export function isKnownEmpty({ settings, storage }: Page): boolean {
  const params = parseFragmentsParams(settings.read("wc_cart_fragments_params", "cart"))
  return Boolean(
    params &&
    !storage.cookies.get("woocommerce_cart_hash") &&
    storage.cookies.get("woocommerce_items_in_cart") === null,
  )
}
