import type { Page } from "@ringside/core"

/** All selectors of host markup. */
export const selectors = {
  /** The platform's element for hidden inputs, in forms and beside wallet buttons. */
  inputs: "wc-order-attribution-inputs",
  /** The platform's block checkout, whose store takes extension data. */
  blockCheckout: ".wp-block-woocommerce-checkout, .wc-block-checkout",
  captureHook: '[data-ringside~="email-capture"]',
  consentHook: '[data-ringside~="consent"]',
  newsletterHook: '[data-ringside~="newsletter"]',
  /** The script of the plugin "WP Consent API". */
  consentApi: "script#wp-consent-api-js",
  /** Links that open the consent banner again. */
  consentLink: 'a[href$="#ringside-consent"]',
  productData: 'script[type="application/json"][data-ringside-product]',
  orderData: 'script[type="application/json"][data-ringside-order]',
  variationForm: "form.variations_form",
  variationId: 'input[name="variation_id"]',
} as const

/** A field for an e-mail address in a hook. A newsletter hook that holds one has a form of its own, which is enhanced: nothing is drawn in it. */
export const addressField = 'input:is([type="email"], [name="email" i])'

const hookEmailFields = `[data-ringside~="email-capture"] ${addressField}`

/** Such a field in a form of a newsletter hook that we haven't drawn. */
export const newsletterFields = `[data-ringside~="newsletter"] ${addressField}:not([data-ringside-root] *)`

/** The form that it is in, which may be the hook itself. */
export const newsletterForm = 'form:is([data-ringside~="newsletter"], [data-ringside~="newsletter"] *)'

/** The box of such a form whose label the shopper agrees to: one of that name, which has to be ticked, else the first required one. */
export const newsletterConsents = [
  'input[type="checkbox"][name="consent"]',
  'input[type="checkbox"][required]',
] as const

/** A form of the popup plugin, which that plugin or our popups send. */
export const popupPluginForm = ".pum-sub-form"

/** Fields for an e-mail address: of the checkout, the login, the registration, the block checkout and of hooks. */
export const emailFields = `#billing_email, #username, #reg_email, .wc-block-components-text-input > #email, ${hookEmailFields}`

/** The fields that are captured. Where the marketing service's own script is on the page, it sends the host's, and each would be sent twice. */
export function selectEmailFields({ document }: Pick<Page, "document">): string {
  return document.querySelector('script[src*="omnisend-front-script"]') ? hookEmailFields : emailFields
}

/** The settings of the marketing service, which e-mail capture needs. */
export const emailSettingName = "omnisend_woo_data"

/** The list of usage events that the platform has printed, such as `product_page_view`. */
export const trackName = "wcPayFrontendTracks"

/** The shop's lists of products, as analytics reads them. */
export const listSelectors = {
  list: "ul.products, .wc-block-grid__products, .wc-block-product-template",
  item: "li.product, .wc-block-grid__product",
  /** Links to a product; those that add it, or lead to the basket, are none. */
  link: ":is(li.product, .wc-block-grid__product) a[href]:not(.ajax_add_to_cart, .added_to_cart, [href*='add-to-cart='])",
  title: ".woocommerce-loop-product__title, .wc-block-grid__product-title, .wp-block-post-title",
  button: "[data-product_id]",
  /** The price to report: the first of these that an item has. Germanized prints the price of a unit beside it, with the same class. */
  prices: [
    ":is(.price:not(.price-unit), .wc-block-grid__product-price) ins .amount",
    ":is(.price:not(.price-unit), .wc-block-grid__product-price) > .amount",
    ":is(.price:not(.price-unit), .wc-block-grid__product-price) .amount",
  ],
  /** The name of a list: the heading before it, or the page's. */
  heading: "h1, h2",
} as const

/** The platform's list block has drawn its products: at its start, and for another page of them. Filters and sorting don't send it. */
export const blockListDrawn = "wc-blocks_product_list_rendered"
