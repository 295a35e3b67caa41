import { freeShippingFromMinor } from "../basket/basket.ts"
import { siteHash } from "../session/cookieNames.ts"
import { locales } from "../texts/languages.ts"
import type { Visit } from "../visit.ts"
import { createProductSettings } from "./productSettings.ts"

/** Which of the screens that scripts treat differently a page is. */
export type Screen = "basket" | "product" | "other"

/**
 * What the page tells the script tag: the shop runs without the platform's own scripts, so their settings stand here,
 * as PHP would have printed them: flags and numbers are strings.
 */
export function createPageConfig(visit: Visit, screen: Screen): object {
  const { language, links, texts } = visit
  return {
    preset: "woocommerce",
    takeOver: true,
    locale: locales[language],
    currency: "EUR",
    cart: {
      url: links.absolute(links.basket),
      checkoutUrl: links.absolute(links.checkout),
      freeShippingFrom: freeShippingFromMinor,
    },
    // One shop, one word for one thing.
    messages: { [language]: { "mini-cart.checkout": texts.basket.checkout } },
    host: { ...createHostSettings(visit, screen), ...(screen === "product" && createProductSettings(visit)) },
  }
}

function createHostSettings({ shop, session, language, texts, links }: Visit, screen: Screen): object {
  const ajax = { ajax_url: links.ajax, wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%` }
  const cart = { cart_url: links.absolute(links.basket), checkout_url: links.absolute(links.checkout) }
  const isCart = screen === "basket" ? "1" : ""
  // One store of fragments a language, or a basket would be shown in the words of the last one.
  const suffix = `${siteHash}_${language}`
  return {
    wc_add_to_cart_params: {
      ...ajax,
      i18n_view_cart: texts.basket.view,
      cart_url: cart.cart_url,
      is_cart: isCart,
      cart_redirect_after_add: "no",
    },
    wc_cart_fragments_params: {
      ...ajax,
      cart_hash_key: `wc_cart_hash_${suffix}`,
      fragment_name: `wc_fragments_${suffix}`,
      request_timeout: "5000",
    },
    astra_shop_add_to_cart: {
      ...cart,
      shop_add_to_cart_action: "slide_in_cart",
      is_astra_pro: "",
      elementor_preview_active: "",
    },
    astra_cart: { desktop_layout: "default", responsive_cart_click: "flyout" },
    astra: {
      ...cart,
      break_point: "921",
      isRtl: "",
      responsive_cart_click: "flyout",
      ajax_url: links.ajax,
      single_product_ajax_add_to_cart: "1",
      is_single_product: screen === "product" ? "1" : "",
      add_to_cart_options_single: "slide_in_cart",
      view_cart: texts.basket.view,
      is_cart: isCart,
      single_product_qty_ajax_nonce: shop.nonces.issue("single_product_qty_ajax_nonce", session.id),
    },
    astra_qty_btn: { plus_qty: texts.product.more, minus_qty: texts.product.less, style_type: "normal" },
  }
}
