/** A handler that a script binds through jQuery: on `window`, `document` or the elements of a selector, with its type and delegate selector. */
export type HostHandler = readonly [target: string, type: string, delegate?: string]

/** How a script of the host is recognised where no element has its handle. Any of these is enough. */
export interface HostScriptSigns {
  /** Ends of the script's path, without its extension. */
  readonly files: readonly string[]
  /** Members of `window`, with their path, that only this script defines. */
  readonly members?: readonly string[]
  /** Handlers that it binds together, by page: all of one list. Plugins bind single ones, too. */
  readonly handlers?: readonly (readonly HostHandler[])[]
  /** Actions that it adds to the platform's `wp.hooks`, each with its namespace. */
  readonly actions?: readonly (readonly [action: string, namespace: string])[]
  /** Selector of what it has made. Our own nodes don't count. */
  readonly made?: string
}

const platform = (name: string) => [`woocommerce/assets/js/frontend/${name}`]
const block = (name: string) => [`woocommerce/assets/client/blocks/${name}`]
const theme = (name: string) => [`astra/assets/js/minified/${name}`, `astra/assets/js/unminified/${name}`]

/** Marks the shop's place of the card form while the provider's form in it is ours. */
export const cardAttribute = "data-ringside-card"

/** Marks the shop's place of the wallet buttons while the provider's buttons in it are ours. */
export const walletAttribute = "data-ringside-wallet"

const methodChoice = 'input[name="payment_method"]'
const checkoutEvents: readonly HostHandler[] = [
  ["body", "update_checkout"],
  ["body", "init_checkout"],
]
const countrySelect = "select.country_to_state, input.country_to_state"
const addingChoice = ".payment_methods input.input-radio"

/**
 * The host's scripts by handle. Optimisers join them into one file, and some platforms print no ids. Source: the scripts of the platform, the
 * theme and the plugins; host-pages contract "Who does the job".
 */
export const hostScripts: Readonly<Record<string, HostScriptSigns>> = {
  "wc-add-to-cart": {
    files: platform("add-to-cart"),
    handlers: [".add_to_cart_button:not(.wc-interactive)", ".add_to_cart_button"].map((button) => [
      ["body", "click", button],
      ["body", "click", ".remove_from_cart_button"],
    ]),
  },
  "wc-cart-fragments": {
    files: platform("cart-fragments"),
    handlers: [
      [
        ["body", "wc_fragment_refresh"],
        ["body", "updated_wc_div"],
        ["body", "wc_fragments_refreshed"],
        ["window", "onstorage"],
        ["window", "pageshow"],
      ],
    ],
  },
  "wc-single-product": {
    files: platform("single-product"),
    members: ["jQuery.fn.wc_product_gallery"],
  },
  "wc-add-to-cart-variation": {
    files: platform("add-to-cart-variation"),
    members: ["jQuery.fn.wc_variation_form"],
  },
  "wc-cart": {
    files: platform("cart"),
    handlers: [
      [
        ["document", "click", ".woocommerce-cart-form :input[type=submit]"],
        ["document", "keypress", ".woocommerce-cart-form :input[type=number]"],
      ],
    ],
  },
  "wc-checkout": {
    files: platform("checkout"),
    handlers: [
      [...checkoutEvents, ["form.checkout", "click", methodChoice]],
      // The page that pays an order.
      [...checkoutEvents, ["#order_review", "click", methodChoice]],
      // A form that was replaced since has no handlers.
      [
        ...checkoutEvents,
        ["body", "click", "a.showcoupon"],
        ["body", "click", "a.showlogin"],
        ["body", "click", "a.woocommerce-terms-and-conditions-link"],
      ],
    ],
  },
  "wc-country-select": {
    files: platform("country-select"),
    handlers: [
      [
        ["body", "change", countrySelect],
        ["body", "refresh", countrySelect],
      ],
    ],
  },
  "wc-address-i18n": { files: platform("address-i18n") },
  "wc-add-payment-method": {
    files: platform("add-payment-method"),
    handlers: [
      [
        ["#add_payment_method", "click", addingChoice],
        ["#add_payment_method", "init_add_payment_method", addingChoice],
      ],
    ],
  },
  "woocommerce-tokenization-form": {
    files: platform("tokenization-form"),
    members: ["jQuery.fn.wc_tokenization_form"],
  },
  woocommerce: { files: platform("woocommerce"), members: ["jQuery.scroll_to_notices"] },
  "wc-order-attribution": {
    files: platform("order-attribution"),
    members: ["wc_order_attribution.getAttributionData"],
  },
  "wc-cart-block-frontend": { files: block("cart-frontend"), made: ".wc-block-cart__main" },
  "wc-checkout-block-frontend": { files: block("checkout-frontend"), made: "form.wc-block-checkout__form" },
  "comment-reply": { files: ["wp-includes/js/comment-reply"], members: ["addComment.moveForm"] },
  "wcpay-upe-checkout": {
    files: ["woocommerce-payments/dist/checkout"],
    handlers: [
      [
        ["body", "updated_checkout"],
        ["form.checkout", "click", "#place_order"],
        ["form.checkout", "checkout_place_order_woocommerce_payments"],
      ],
    ],
    // The provider's form in the shop's place for it, where ours has the mark. On the pages that pay an order and that add a card, the script
    // binds nothing that others don't bind, too.
    made: `.wcpay-upe-element:not([${cardAttribute}]) > *`,
  },
  WCPAY_EXPRESS_CHECKOUT_ECE: {
    files: ["woocommerce-payments/dist/express-checkout"],
    // On product pages of older versions.
    handlers: [
      [
        ["body", "updated_cart_totals"],
        ["body", "updated_checkout"],
        ["body", "woocommerce_variation_has_changed"],
        [".quantity", "input", ".qty"],
      ],
    ],
    // Newer versions, once their buttons are created; the plugin's script for blocks has other ones.
    actions: [["wcpay.express-checkout.update-button-data", "automattic/wcpay/express-checkout"]],
    made: `#wcpay-express-checkout-element:not([${walletAttribute}]) > *`,
  },
  "astra-theme-js": {
    files: [...theme("frontend"), ...theme("style")],
    members: ["astraNavMenuToggle", "AstraToggleSetup"],
  },
  "astra-mobile-cart": {
    files: theme("mobile-cart"),
    handlers: [
      [
        ["body", "added_to_cart"],
        ["body", "astra_refresh_cart_fragments"],
      ],
    ],
  },
  "astra-shop-add-to-cart": { files: theme("shop-add-to-cart") },
  "astra-single-product-ajax-cart": {
    files: ["minified", "unminified"].map(
      (folder) => `astra-addon/addons/woocommerce/assets/js/${folder}/single-product-ajax-cart`,
    ),
    members: ["astraSingleProductAjax._processAjaxRequest"],
  },
  "astra-add-to-cart-quantity-btn": {
    files: theme("add-to-cart-quantity-btn"),
    members: ["astrawpWooQuantityButtons"],
  },
  "popup-maker-site": {
    files: ["popup-maker/dist/assets/site", "popup-maker/assets/js/site", "pum/pum-site-scripts"],
    members: ["jQuery.fn.popmake.version"],
  },
  "trp-dynamic-translator": {
    files: ["translatepress-multilingual/assets/js/trp-translate-dom-changes"],
    members: ["TRP_Translator"],
  },
  "trp-language-switcher-js-v2": {
    files: ["translatepress-multilingual/assets/js/trp-frontend-language-switcher"],
    members: ["observeShortcodeSwitcher"],
  },
}
