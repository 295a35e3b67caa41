import { readHostSettings, type Page } from "@ringside/core"
import { isSafeNavigationUrl, type OptionsOf } from "@ringside/core/domain"
import { addingSettings } from "../hostSettings.ts"
import type { addToCartAttributes } from "../options.ts"

/** The data of an add button: the hook's options, and the page's settings. */
export interface AddToCartOptions extends OptionsOf<typeof addToCartAttributes> {
  /** Null when the page doesn't name the basket's address. */
  readonly basketUrl: string | null
}

/** Reads an add button's options: the page's config wins over the host's settings. */
export function readAddToCart(
  attributes: OptionsOf<typeof addToCartAttributes>,
  _host: HTMLElement,
  page: Page,
): AddToCartOptions {
  const url = page.config.cart.url ?? readHostSettings(page, addingSettings)?.cartUrl
  const isUsable = url && isSafeNavigationUrl(url, page.document.baseURI)
  return { ...attributes, basketUrl: isUsable ? url : null }
}
