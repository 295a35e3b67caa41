import { readHostSettings, type Page } from "@ringside/core"
import { collapseBlanks, isSafeNavigationUrl, type OptionsOf } from "@ringside/core/domain"
import { addingSettings, afterAddSettings, walletSettings } from "../hostSettings.ts"
import type { miniCartAttributes } from "../options.ts"
import { maxLabelLength } from "./findOpener.ts"

/** The data of a mini-cart: the hook's options, the page's settings, and the server's link. */
export interface MiniCartOptions extends OptionsOf<typeof miniCartAttributes> {
  /** The addresses of the shop's pages; null when neither page nor hook names them. */
  readonly basketUrl: string | null
  readonly checkoutUrl: string | null
  /** The text of the server's own link, such as "Basket (2)", for our button; null without a short one. */
  readonly linkText: string | null
  /** The height that is reserved for wallet buttons; null where the page has none. */
  readonly walletHeightPx: number | null
}

/** Reads a mini-cart's options: the page's config wins over the host's settings, and those over the hook's own link. */
export function readMiniCart(
  attributes: OptionsOf<typeof miniCartAttributes>,
  host: HTMLElement,
  page: Page,
): MiniCartOptions {
  const { cart } = page.config
  const link = host.querySelector("a[href]")
  const linkText = collapseBlanks(link?.textContent ?? "")
  const theme = readHostSettings(page, afterAddSettings)
  const selectUrl = (candidates: readonly unknown[]) =>
    candidates.find((url): url is string => isAddress(url, page.document.baseURI)) ?? null
  return {
    ...attributes,
    freeShippingFrom: attributes.freeShippingFrom ?? cart.freeShippingFrom,
    basketUrl: selectUrl([
      cart.url,
      readHostSettings(page, addingSettings)?.cartUrl,
      theme?.cart_url,
      link?.getAttribute("href"),
    ]),
    checkoutUrl: selectUrl([cart.checkoutUrl, theme?.checkout_url]),
    linkText: linkText !== "" && linkText.length <= maxLabelLength ? linkText : null,
    walletHeightPx: readHostSettings(page, walletSettings),
  }
}

function isAddress(url: unknown, base: string): url is string {
  return typeof url === "string" && url !== "" && isSafeNavigationUrl(url, base)
}
