/* All selectors of host markup of the basket page. Source: catalogue-and-cart contract §2.3, §11. */
import { couponErrorId, errorNotices } from "../forms/host.ts"

/** The controls whose press waits for this code, and the markup that it is fetched for. Other links work without it. */
export const basketTriggers = {
  controls: ".woocommerce-cart-form button,.product-remove a,.shipping-calculator-button",
  form: ".woocommerce-cart-form",
  page: ".woocommerce-cart-form,.cart-empty",
} as const

const totals = "div.cart_totals"

export const selectors = {
  form: ".woocommerce-cart-form",
  contents: ".woocommerce-cart-form__contents",
  row: ".cart_item",
  quantity: "input.qty",
  /** A field of a line, hidden ones too. */
  ofLine: 'input[name^="cart["]',
  /** A field of a line that the shopper may change; lists of several choices stay as the shop prints them. */
  lineField: ':is(input:not([type=hidden], [type=file]), select:not([multiple]), textarea)[name^="cart["]',
  /** A field of a line in which Enter sends the form; a button that a plugin prints there has an action of its own. */
  typedField: "input:not([type=submit], [type=image], [type=button])",
  update: "[name=update_cart]",
  applyCoupon: "[name=apply_coupon]",
  removeLink: ".product-remove > a",
  restoreLink: ".restore-item",
  totals,
  checkoutLink: `${totals} a.checkout-button`,
  total: `${totals} .order-total`,
  totalAmount: ".amount, td",
  removeCoupon: "a.woocommerce-remove-coupon",
  couponField: "#coupon_code",
  coupon: ".coupon",
  couponError: `.${couponErrorId}`,
  calculator: "form.woocommerce-shipping-calculator",
  calculatorButton: ".shipping-calculator-button",
  openCalculatorButton: ".shipping-calculator-button[aria-expanded=true]",
  calculatorPanel: ".shipping-calculator-form",
  blocked: ".processing",
  /** The message that the basket is empty, in either of its forms; the first contains the second. */
  empty: ".wc-empty-cart-message, .cart-empty",
  box: ".woocommerce",
  checkout: ".woocommerce-checkout",
  notice:
    ".woocommerce-error,.woocommerce-message,.woocommerce-info,.is-error,.is-info,.is-success,.wc-block-components-notice-banner",
  errorNotice: errorNotices,
  step: ".minus, .plus",
} as const
