import { couponForm } from "../platformHandlers.ts"

/** A control of a shipping rate. */
export const rateControl = 'select.shipping_method, input[name^="shipping_method"]'

/** All selectors of host markup of the classic checkout. Source: checkout contract §2.3, host-pages "Checkout". */
export const checkoutSelectors = {
  form: "form.checkout",
  billingField: '[name^="billing_"]',
  /** A row: a field with its label. */
  row: ".form-row",
  field: ".input-text, select, textarea, input[type=checkbox]",
  country: "select.country_to_state, input.country_to_state",
  /** The elements around one address; templates without them have the rows alone. */
  addressGroup:
    ".woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator",
  /** The elements whose rows are sorted by priority. */
  sortedRows:
    ".woocommerce-billing-fields__field-wrapper, .woocommerce-shipping-fields__field-wrapper, .woocommerce-address-fields__field-wrapper, .shipping-calculator-form",
  shipDifferent: "#ship-to-different-address input",
  shippingAddress: "div.shipping_address",
  createAccount: "input#createaccount",
  accountFields: "div.create-account",
  review: "#order_review",
  reviewTable: ".woocommerce-checkout-review-order-table",
  payment: ".woocommerce-checkout-payment",
  orderTotal: ".order-total td",
  paymentRadio: 'input[name="payment_method"]',
  paymentBox: "div.payment_box",
  placeOrder: "#place_order",
  terms: "#terms",
  termsLink: "a.woocommerce-terms-and-conditions-link",
  termsText: ".woocommerce-terms-and-conditions",
  rate: rateControl,
  totalsInput: ".update_totals_on_change",
  couponLink: "a.showcoupon",
  couponForm,
  couponCode: `${couponForm} [name=coupon_code]`,
  removeCoupon: "a.woocommerce-remove-coupon",
  loginLink: "a.showlogin",
  loginForm: "form.login, form.woocommerce-form--login",
  /** Notices that a response of the shop removes. Info boxes stay, since they contain the toggles. */
  notices: ".woocommerce-NoticeGroup-checkout, .woocommerce-error, .woocommerce-message, .is-error, .is-success",
  inlineError: ".checkout-inline-error-message",
} as const

/** The shop's error notices, in the markup of classic and of block themes. */
export const errorNotices = ".woocommerce-error, .is-error"

/** Id and class of the message at a coupon's field, the same as the platform's. */
export const couponErrorId = "coupon-error-notice"

/** Controls whose press waits for the code of the form. */
export const placeOrderButton = "form.checkout #place_order,#place_order[form]"

/** Controls that open and close an element. */
export const toggleControls = `${checkoutSelectors.couponLink}, ${checkoutSelectors.loginLink}, ${checkoutSelectors.termsLink}`
