import { siteHash } from "../../session/cookieNames.ts"
import { mergeSettings, type Settings } from "../../settings.ts"
import { createAddressSettings } from "../shipping/addressSettings.ts"
import { convertAmount } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { checkoutPath } from "../checkout/paths.ts"
import { basketPath } from "./paths.ts"

/** Shipping inside mainland Spain is free from this amount on, as its zone declares; minor units of EUR. */
const freeShippingFromMinor = 15000

/** The additional settings of the basket page. */
export function createBasketPageSettings({ shop, session, links, language }: Visit): Settings {
  const ajax = { ajax_url: links.ajax, wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%` }
  const own = {
    host: {
      wc_add_to_cart_params: { is_cart: "1" },
      astra: { is_cart: "1" },
      wc_cart_params: {
        ...ajax,
        update_shipping_method_nonce: shop.nonces.issue("update-shipping-method", session.id),
        apply_coupon_nonce: shop.nonces.issue("apply-coupon", session.id),
        remove_coupon_nonce: shop.nonces.issue("remove-coupon", session.id),
      },
    },
  }
  return mergeSettings([own, createAddressSettings(language)])
}

/** The settings that every page prints for add buttons and mini-cart. Flags and numbers are strings, as PHP prints them. */
export function createBasketSettings({ shop, session, language, currency, texts, links }: Visit): Settings {
  const ajax = { ajax_url: links.ajax, wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%` }
  const cart = { cart_url: links.absolute(links.to(basketPath)), checkout_url: links.absolute(links.to(checkoutPath)) }
  // One fragment store per language and currency, or a basket would be shown with the texts and amounts of the previous one.
  const suffix = `${siteHash}_${language}${currency === "EUR" ? "" : `_${currency}`}`
  return {
    cart: {
      url: cart.cart_url,
      checkoutUrl: cart.checkout_url,
      freeShippingFrom: convertAmount(freeShippingFromMinor, currency),
    },
    // Shares the shop's texts, so that each term is the same everywhere.
    messages: {
      [language]: { "mini-cart.checkout": texts.basket.checkout, "mini-cart.empty": texts.basket.empty },
    },
    host: {
      wc_add_to_cart_params: {
        ...ajax,
        i18n_view_cart: texts.basket.view,
        cart_url: cart.cart_url,
        is_cart: "",
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
        responsive_cart_click: "flyout",
        single_product_ajax_add_to_cart: "1",
        add_to_cart_options_single: "slide_in_cart",
        view_cart: texts.basket.view,
        is_cart: "",
        single_product_qty_ajax_nonce: shop.nonces.issue("single_product_qty_ajax_nonce", session.id),
      },
      astra_qty_btn: { plus_qty: texts.product.more, minus_qty: texts.product.less, style_type: "normal" },
    },
  }
}
