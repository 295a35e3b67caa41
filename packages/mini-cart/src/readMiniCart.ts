import type { Page } from "@ringside/core"
import { isSafeNavigationUrl, type OptionsOf } from "@ringside/core/domain"
import type { miniCartAttributes } from "./options.ts"

/** What a mini-cart is made of: the hook's options, and what the page and the server's HTML tell. */
export interface MiniCartOptions extends OptionsOf<typeof miniCartAttributes> {
  /** Where the shop's pages are; null when nobody says. */
  readonly basketUrl: string | null
  readonly checkoutUrl: string | null
  /** The words of the server's own link, such as "Basket (2)", which our button takes over; null without a short one. */
  readonly linkText: string | null
}

/** More would be no label, but a list of what is in the basket. */
const maxLinkTextLength = 40

/** Reads a mini-cart's surroundings: the page's config wins over the host's settings, and those over the hook's own link. */
export function readMiniCart(
  attributes: OptionsOf<typeof miniCartAttributes>,
  host: HTMLElement,
  page: Page,
): MiniCartOptions {
  const { cart } = page.config
  const link = host.querySelector("a[href]")
  const linkText = (link?.textContent ?? "").replace(/\s+/g, " ").trim()
  const readSetting = (name: string, member: string) => page.settings.read(name, "mini-cart")?.[member]
  const selectUrl = (candidates: readonly unknown[]) =>
    candidates.find((url): url is string => isAddress(url, page.document.baseURI)) ?? null
  return {
    ...attributes,
    freeShippingFrom: attributes.freeShippingFrom ?? cart.freeShippingFrom,
    basketUrl: selectUrl([
      cart.url,
      readSetting("wc_add_to_cart_params", "cart_url"),
      readSetting("astra_shop_add_to_cart", "cart_url"),
      link?.getAttribute("href"),
    ]),
    checkoutUrl: selectUrl([cart.checkoutUrl, readSetting("astra_shop_add_to_cart", "checkout_url")]),
    linkText: linkText !== "" && linkText.length <= maxLinkTextLength ? linkText : null,
  }
}

function isAddress(url: unknown, base: string): url is string {
  return typeof url === "string" && url !== "" && isSafeNavigationUrl(url, base)
}
