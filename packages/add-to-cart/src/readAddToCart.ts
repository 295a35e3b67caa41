import type { Page } from "@ringside/core"
import { isSafeNavigationUrl, type OptionsOf } from "@ringside/core/domain"
import type { addToCartAttributes } from "./options.ts"

/** What an add button is made of: the hook's options, and what the page tells. */
export interface AddToCartOptions extends OptionsOf<typeof addToCartAttributes> {
  /** Null when nobody says where the basket is. */
  readonly basketUrl: string | null
}

/** Reads an add button's surroundings: the page's config wins over the host's settings. */
export function readAddToCart(
  attributes: OptionsOf<typeof addToCartAttributes>,
  _host: HTMLElement,
  page: Page,
): AddToCartOptions {
  const url = page.config.cart.url ?? page.settings.read("wc_add_to_cart_params", "add-to-cart")?.cart_url
  const isUsable = typeof url === "string" && url !== "" && isSafeNavigationUrl(url, page.document.baseURI)
  return { ...attributes, basketUrl: isUsable ? url : null }
}
