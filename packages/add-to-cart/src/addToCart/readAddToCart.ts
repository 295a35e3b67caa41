import { readHostSettings, type Page } from "@ringside/core"
import { isSafeNavigationUrl, type OptionsOf } from "@ringside/core/domain"
import { addingSettings } from "../hostSettings.ts"
import type { addToCartAttributes } from "../options.ts"

/** Where a link leads after an add. */
export interface BasketUrl {
  /** Null when the page doesn't name the basket's address. */
  readonly basketUrl: string | null
}

/** The data of an add button: the hook's options, and the page's settings. */
export type AddToCartOptions = OptionsOf<typeof addToCartAttributes> & BasketUrl

/** Adds the basket's address to a hook's options: the page's config wins over the host's settings. */
export function readAddToCart<Options extends object>(
  attributes: Options,
  _host: HTMLElement,
  page: Page,
): Options & BasketUrl {
  const url = page.config.cart.url ?? readHostSettings(page, addingSettings)?.cartUrl
  const isUsable = url && isSafeNavigationUrl(url, page.document.baseURI)
  return { ...attributes, basketUrl: isUsable ? url : null }
}
