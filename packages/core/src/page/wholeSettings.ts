import { adminAjaxPath } from "../domain/index.ts"
import { type DeriveSettings, deriveStartSettings } from "./derivedSettings.ts"
import type { PageDocument } from "./pageDocument.ts"
import { readLanguagePrefix } from "./pageAddresses.ts"

/** Signs of the one theme that prints minus and plus beside quantities. */
const stepButtonTheme = ".theme-astra, #ast-desktop-header, .ast-qty-placeholder"

/** All settings that can be derived; for active code. */
export const deriveSettings: DeriveSettings = (name, document) => {
  if (name === "astra_qty_btn" && !document.querySelector(stepButtonTheme)) return null
  const start = deriveStartSettings(name, document)
  return start && { ...start, ...deriveEndpoints(document), ...deriveOwn(name, document) }
}

function deriveEndpoints(document: PageDocument): Readonly<Record<string, unknown>> {
  return {
    wc_ajax_url: `${readLanguagePrefix(document)}/?wc-ajax=%%endpoint%%`,
    ajax_url: adminAjaxPath,
  }
}

function deriveOwn(name: string, document: PageDocument): Readonly<Record<string, unknown>> {
  const address = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)?.href ?? ""
  const cartUrl = address("a.cart-container, a.cart-contents")
  switch (name) {
    case "wc_add_to_cart_params":
      return {
        cart_url: cartUrl,
        is_cart: document.body.classList.contains("woocommerce-cart") ? "1" : "",
        cart_redirect_after_add: "no",
      }
    case "wc_single_product_params":
      // As in the platform's own themes. The form shows whether a rating is required.
      return { flexslider_enabled: "1", zoom_enabled: "1", photoswipe_enabled: "1" }
    case "astra_shop_add_to_cart":
      return {
        shop_add_to_cart_action: document.getElementById("astra-mobile-cart-drawer") ? "slide_in_cart" : "default",
        cart_url: cartUrl,
        checkout_url: address("a.checkout.wc-forward"),
      }
    case "astra": {
      const flag = (selector: string) => (document.querySelector(selector) ? "1" : "")
      return {
        break_point: "921",
        isRtl: flag("[dir=rtl]"),
        is_header_footer_builder_active: flag("#ast-desktop-header"),
        is_scroll_to_top: flag("#ast-scroll-top"),
        responsive_cart_click: "flyout",
      }
    }
    case "astra_cart":
      return { desktop_layout: "default", responsive_cart_click: "flyout" }
    default:
      return {}
  }
}
