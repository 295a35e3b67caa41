import type { Basket } from "../cartServer/index.ts"
import { formatAmount } from "../cartServer/index.ts"
import type { CardCheckout } from "./cardCheckout.ts"
import type { Customer } from "./customer.ts"
import { checkoutWordsFor } from "./words.ts"

/** The shopper's choices at the checkout. */
export interface CheckoutChoices {
  readonly country: string
  readonly rate: string
  readonly coupon: string
  readonly method: string
}

/** The data that the order review shows. */
export interface ReviewView {
  readonly basket: Basket
  readonly choices: CheckoutChoices
  readonly prefix: string
  readonly nonce: string
  readonly cards?: CardCheckout | undefined
  /** The logged-in customer. */
  readonly customer?: Customer | undefined
}

const couponMinor = 500

/** The amounts of an order, in minor units. */
export function readTotals({ basket, choices }: Pick<ReviewView, "basket" | "choices">) {
  const flatMinor = choices.country === "ES" ? 490 : 990
  const shippingMinor = choices.rate === "local_pickup:2" ? 0 : flatMinor
  const discountMinor = choices.coupon === "" ? 0 : couponMinor
  return { flatMinor, discountMinor, totalMinor: basket.totalMinor + shippingMinor - discountMinor }
}

/** The table of the order review. */
export function formatReviewTable(view: ReviewView): string {
  const { basket, choices, prefix } = view
  const words = checkoutWordsFor(prefix)
  const { flatMinor, discountMinor, totalMinor } = readTotals(view)
  const lines = basket.lines.map(
    ({ product, quantity }) =>
      `<tr class="cart_item"><td class="product-name">${product.name}&nbsp;<strong class="product-quantity">&times;&nbsp;${quantity}</strong></td><td class="product-total">${formatAmount(product.priceMinor * quantity)}</td></tr>`,
  )
  const rate = (value: string, label: string) => {
    const id = `shipping_method_0_${value.replace(":", "")}`
    const checked = choices.rate === value ? ' checked="checked"' : ""
    return `<li><input type="radio" name="shipping_method[0]" data-index="0" id="${id}" value="${value}" class="shipping_method"${checked} /><label for="${id}">${label}</label></li>`
  }
  const coupon =
    choices.coupon === ""
      ? ""
      : `<tr class="cart-discount coupon-${choices.coupon}"><th>${choices.coupon}</th><td>-${formatAmount(discountMinor)} <a role="button" href="${prefix}/checkout/?remove_coupon=${choices.coupon}" class="woocommerce-remove-coupon" data-coupon="${choices.coupon}">${words.remove}</a></td></tr>`
  return `<table class="shop_table woocommerce-checkout-review-order-table"><tbody>${lines.join("")}</tbody><tfoot>
    <tr class="cart-subtotal"><th>${words.subtotal}</th><td>${formatAmount(basket.totalMinor)}</td></tr>${coupon}
    <tr class="woocommerce-shipping-totals shipping"><th>${words.shipping}</th><td data-title="${words.shipping}"><ul id="shipping_method" class="woocommerce-shipping-methods">${rate("flat_rate:1", `${words.flatRate}: ${formatAmount(flatMinor)}`)}${rate("local_pickup:2", words.pickup)}</ul></td></tr>
    <tr class="order-total"><th>${words.total}</th><td><strong>${formatAmount(totalMinor)}</strong></td></tr></tfoot></table>`
}

/** Payment methods, terms and the button. */
export function formatPayment(view: ReviewView): string {
  const { choices, prefix, nonce, cards } = view
  const words = checkoutWordsFor(prefix)
  const methods = (["bacs", "cod"] as const).map((id, index) => {
    const [title, text] = words.methods[id]
    const isChosen = choices.method === id || (!cards && choices.method === "" && index === 0)
    return `<li class="wc_payment_method payment_method_${id}"><input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}"${isChosen ? ' checked="checked"' : ""} data-order_button_text="" /><label for="payment_method_${id}">${title}</label><div class="payment_box payment_method_${id}"${isChosen ? "" : ' style="display:none;"'}><p>${text}</p>${id === "bacs" ? '<p class="form-row"><label for="bacs-reference">Reference</label><input type="text" class="input-text" id="bacs-reference" name="bacs-reference" value="" /></p>' : ""}</div></li>`
  })
  const isCardChosen = choices.method === "" || choices.method === "woocommerce_payments"
  const card = cards?.formatMethod(isCardChosen, prefix) ?? ""
  return `<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods payment_methods methods">${card}${methods.join("")}</ul>
    <div class="form-row place-order"><div class="woocommerce-terms-and-conditions-wrapper"><div class="woocommerce-terms-and-conditions" style="display:none;"><p>Fight fair.</p></div>
    <p class="form-row validate-required"><label class="woocommerce-form__label checkbox"><input type="checkbox" class="input-checkbox" name="terms" id="terms" aria-required="true" /> <span class="woocommerce-terms-and-conditions-checkbox-text">${words.terms} <a href="${prefix}/terms/" class="woocommerce-terms-and-conditions-link">${words.readTerms}</a></span>&nbsp;<abbr class="required" title="required">*</abbr></label><input type="hidden" name="terms-field" value="1" /></p></div>
    <button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="${words.placeOrder}" data-value="${words.placeOrder}">${words.placeOrder}</button>
    <input type="hidden" name="woocommerce-process-checkout-nonce" value="${nonce}" /></div>${cards?.formatSettings(readTotals(view).totalMinor) ?? ""}</div>`
}
