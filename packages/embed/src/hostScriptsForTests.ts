import { onTestFinished, vi } from "vitest"

type Handler = (this: Element) => void
interface Collection {
  on(types: string, handler: Handler): Collection
  on(types: string, delegate: string, handler: Handler): Collection
  off(): Collection
  trigger(type: string): Collection
}
type JQuery = ((target: unknown) => Collection) & { readonly fn: object }

/** The jQuery of the stand-ins. */
export const { default: jQuery } = await vi.importActual<{ readonly default: JQuery }>("jquery")

/** A handler of which only its place matters. */
export const nothing: Handler = () => undefined

/** Defines a member until the test ends. */
export function define(holder: object, name: string, value: unknown = nothing): void {
  Reflect.set(holder, name, value)
  onTestFinished(() => void Reflect.deleteProperty(holder, name))
}

const body = () => jQuery(document.body)
const insert = (name: string, className: string) =>
  document.querySelector("main")?.append(Object.assign(document.createElement(name), { className }))

/** The effects of each script of the host when it runs: handlers, globals and nodes, whatever its file is called. */
export const hostScriptsForTests: Readonly<Record<string, () => void>> = {
  "wc-add-to-cart": () => {
    body()
      .on("click", ".add_to_cart_button:not(.wc-interactive)", nothing)
      .on("keydown", ".add_to_cart_button:not(.wc-interactive)", nothing)
      .on("click", ".remove_from_cart_button", nothing)
      .on("added_to_cart removed_from_cart ajax_request_not_sent.adding_to_cart", nothing)
  },
  "wc-cart-fragments": () => {
    body().on("wc_fragment_refresh updated_wc_div added_to_cart removed_from_cart wc_fragments_refreshed", nothing)
    jQuery(window).on("storage onstorage pageshow", nothing)
  },
  "wc-single-product": () => define(jQuery.fn, "wc_product_gallery"),
  "wc-add-to-cart-variation": () => {
    define(jQuery.fn, "wc_variation_form")
    define(jQuery.fn, "wc_variations_image_update")
  },
  "wc-cart": () => {
    jQuery(document)
      .on("wc_update_cart added_to_cart", nothing)
      .on("click", ".woocommerce-cart-form :input[type=submit]", nothing)
      .on("keypress", ".woocommerce-cart-form :input[type=number]", nothing)
      .on("submit", ".woocommerce-cart-form", nothing)
  },
  "wc-checkout": () => {
    body().on("update_checkout init_checkout", nothing)
    jQuery(document.querySelector("form.checkout"))
      .on("click", 'input[name="payment_method"]', nothing)
      .on("submit update", nothing)
  },
  "wc-country-select": () => {
    body().on("change refresh", "select.country_to_state, input.country_to_state", nothing)
  },
  "wc-add-payment-method": () => {
    jQuery(document.querySelector("#add_payment_method"))
      .on("click init_add_payment_method", ".payment_methods input.input-radio", nothing)
      .on("submit", nothing)
  },
  "woocommerce-tokenization-form": () => define(jQuery.fn, "wc_tokenization_form"),
  woocommerce: () => define(jQuery, "scroll_to_notices"),
  "wc-order-attribution": () => define(window, "wc_order_attribution", { getAttributionData: nothing }),
  "wc-cart-block-frontend": () => insert("div", "wc-block-cart__main"),
  "wc-checkout-block-frontend": () => insert("form", "wc-block-checkout__form"),
  "comment-reply": () => define(window, "addComment", { moveForm: nothing }),
  "wcpay-upe-checkout": () => {
    body().on("updated_checkout", nothing)
    jQuery(document.querySelector("form.checkout"))
      .on("checkout_place_order_woocommerce_payments checkout_place_order_woocommerce_payments_giropay", nothing)
      .on("click", "#place_order", nothing)
  },
  WCPAY_EXPRESS_CHECKOUT_ECE: () => {
    const handlers = [{ namespace: "automattic/wcpay/express-checkout", priority: 10, callback: nothing }]
    define(window, "wp", { hooks: { actions: { "wcpay.express-checkout.update-button-data": { handlers } } } })
  },
  "astra-theme-js": () => define(window, "astraNavMenuToggle"),
  "astra-single-product-ajax-cart": () =>
    define(window, "astraSingleProductAjax", { init: nothing, _processAjaxRequest: nothing }),
  "astra-mobile-cart": () => {
    body().on("added_to_cart astra_refresh_cart_fragments", nothing).on("wc-blocks_added_to_cart", nothing)
  },
  "astra-add-to-cart-quantity-btn": () => define(window, "astrawpWooQuantityButtons"),
  "popup-maker-site": () =>
    define(
      jQuery.fn,
      "popmake",
      Object.assign(() => undefined, { version: "1.21.0" }),
    ),
  "trp-dynamic-translator": () => define(window, "TRP_Translator"),
  "trp-language-switcher-js-v2": () => define(window, "observeShortcodeSwitcher"),
}
