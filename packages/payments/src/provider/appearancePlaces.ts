import { blockForm } from "../domain/index.ts"

/** The elements of a page from which the look of a payment form is read. Source: checkout contract §13. */
export interface AppearancePlace {
  readonly appendTo: string
  /** Candidates; the first that the page has is used. */
  readonly input: readonly string[]
  readonly label: readonly string[]
  readonly text: readonly string[]
  /** Candidates; the first that isn't transparent is used. */
  readonly backgrounds: readonly string[]
  /** The element that the text size is compared with. */
  readonly reference: string | null
  readonly rowClass: string
  readonly invalidClass: string
}

const rows = {
  rowClass: "form-row",
  invalidClass: "woocommerce-invalid woocommerce-invalid-required-field",
} as const

const shortcode: AppearancePlace = {
  ...rows,
  appendTo: ".woocommerce-billing-fields__field-wrapper",
  input: ["#billing_first_name"],
  label: [".woocommerce-checkout .form-row label"],
  text: ["#payment .payment_methods li .payment_box fieldset", ".woocommerce-checkout .form-row"],
  backgrounds: [
    "li.wc_payment_method .wc-payment-form",
    "li.wc_payment_method .payment_box",
    "#payment",
    "#order_review",
    "form.checkout",
    "body",
  ],
  reference: ".wc_payment_method > label",
}

const places: Readonly<Record<string, AppearancePlace>> = {
  shortcode_checkout: shortcode,
  add_payment_method: shortcode,
  woopay_shortcode_checkout: {
    ...shortcode,
    text: [".woocommerce-checkout .form-row"],
    backgrounds: ["#customer_details", "#order_review", "form.checkout", "body"],
    reference: null,
  },
  blocks_checkout: {
    rowClass: "wc-block-components-text-input is-active",
    invalidClass: "has-error",
    appendTo: `.wc-block-checkout__contact-fields, #billing.wc-block-components-address-form, ${blockForm}`,
    input: [".wc-block-components-text-input #email", "#billing-first_name"],
    label: [
      ".wc-block-components-text-input label",
      ".wc-block-components-checkout-step__description",
      `${blockForm} label`,
    ],
    text: [".wc-block-components-checkout-step__description", ".wc-block-components-text-input", blockForm],
    backgrounds: [
      "#payment-method .wc-block-components-radio-control-accordion-option",
      "#payment-method",
      "form.wc-block-checkout__form",
      ".wc-block-checkout",
      "body",
    ],
    reference: ".wc-block-components-radio-control__label-group",
  },
  bnpl_product_page: {
    ...rows,
    appendTo: ".product .cart .quantity",
    input: [".product .cart .quantity .qty"],
    label: [".product .cart .quantity label"],
    text: [".product .cart .quantity"],
    backgrounds: [
      "#payment-method-message",
      "#main > .product > div.summary.entry-summary",
      "#main > .product",
      "#main",
      "body",
    ],
    reference: null,
  },
  bnpl_classic_cart: {
    ...rows,
    appendTo: ".cart .quantity",
    input: [".cart .quantity .qty"],
    label: [".cart .quantity label"],
    text: [".cart .quantity"],
    backgrounds: [
      "#payment-method-message",
      "#main .entry-content .cart_totals",
      "#main .entry-content",
      "#main",
      "body",
    ],
    reference: null,
  },
  bnpl_cart_block: {
    ...rows,
    appendTo: ".wc-block-cart .wc-block-components-quantity-selector",
    input: [".wc-block-cart .wc-block-components-quantity-selector .wc-block-components-quantity-selector__input"],
    label: [".wc-block-components-text-input"],
    text: [".wc-block-components-text-input"],
    backgrounds: [
      ".wc-block-components-bnpl-wrapper",
      ".wc-block-components-order-meta",
      ".wc-block-components-totals-wrapper",
      ".wp-block-woocommerce-cart-order-summary-block",
      ".wp-block-woocommerce-cart-totals-block",
      ".wp-block-woocommerce-cart .wc-block-cart",
      ".wp-block-woocommerce-cart",
      "body",
    ],
    reference: null,
  },
}

/** The elements around a form whose look the provider's wallet uses; the first of each kind is read. */
export const walletPlaces = {
  heading: { rule: ".Heading", selector: "h1, h2, h3" },
  header: { rule: ".Header", selector: ".site-header, header" },
  footer: { rule: ".Footer", selector: ".site-footer, footer" },
  footerLink: { rule: ".Footer--link", selector: ":is(.site-footer, footer) a" },
  button: { rule: ".Button", selector: "#place_order, .checkout-button, button[type=submit]" },
  link: { rule: ".Link", selector: "main a, a" },
  container: { rule: ".Container", selector: ".entry-content, main" },
} as const

/** The places of a location. An unknown location has those of the classic checkout. */
export function placeOf(location: string): AppearancePlace {
  return (Object.hasOwn(places, location) ? places[location] : undefined) ?? shortcode
}
