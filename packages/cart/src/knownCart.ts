import { type Page } from "@ringside/core"
import { parseJson } from "@ringside/core/domain"
import { cartDataKey } from "./client/cartData.ts"
import { type Cart, createEmptyCart, parseCart, parseFragmentsParams } from "./domain/index.ts"

/**
 * The basket that a host's cookies and storage tell for certain: an empty one without basket cookies, or the last one read
 * while its hash is still the cookie's. Null when the server has to be asked.
 */
export function selectKnownCart({ settings, storage, config }: Page): Cart | null {
  const params = parseFragmentsParams(settings.read("wc_cart_fragments_params", "cart"))
  if (!params) return null
  const hash = storage.cookies.get("woocommerce_cart_hash") ?? ""
  const items = storage.cookies.get("woocommerce_items_in_cart")
  if (hash === "") return items === null && config.currency !== null ? createEmptyCart(config.currency, null) : null
  const data = hash === storage.local.get(params.cartHashKey) ? storage.local.get(cartDataKey) : null
  return data === null ? null : parseCart(parseJson(data))
}
