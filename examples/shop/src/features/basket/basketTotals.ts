import type { AppliedCoupon, Basket } from "./basket.ts"
import { formatPrice } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { amountHtml } from "../catalogue/price.ts"
import { couponsTexts } from "../coupons/texts.ts"
import { expressAttribution, expressMount } from "../expressCheckout/expressMount.ts"
import { languageField } from "../site/language.ts"
import { shippingCalculator } from "./shippingCalculator.ts"
import { shippingMethods } from "./shippingMethods.ts"
import { checkoutPath } from "../checkout/paths.ts"
import { basketPath } from "./paths.ts"

const rateFormId = "er-choose-rate"

/** The totals of the basket, and the link to the checkout. */
export function basketTotals(basket: Basket, visit: Visit): Html {
  return html`<div class="cart-collaterals">${cartTotals(basket, visit)} ${expressAttribution()}</div>`
}

/** The part that scripts replace after a change of the rate. */
export function cartTotals(basket: Basket, visit: Visit): Html {
  const { texts, links } = visit
  const words = texts.basket
  return html`<div class="cart_totals">
    <h2>${words.totals}</h2>
    <table class="shop_table shop_table_responsive">
      <tr class="cart-subtotal">
        <th scope="row">${words.subtotal}</th>
        <td data-title="${words.subtotal}">${amountHtml(basket.itemsMinor, visit)}</td>
      </tr>
      ${couponRows(basket, visit, links.to(basketPath))} ${basket.needsShipping ? shippingRow(basket, visit) : ""}
      ${totalRow(basket, visit)}
    </table>
    <div class="wc-proceed-to-checkout">
      <a href="${links.to(checkoutPath)}" class="checkout-button button alt wc-forward">${words.checkout}</a>
      ${expressMount(visit)}
    </div>
  </div>`
}

function shippingRow(basket: Basket, visit: Visit): Html {
  const words = visit.texts.basket
  return html`<tr class="woocommerce-shipping-totals shipping">
    <th scope="row">${words.shipping}</th>
    <td data-title="${words.shipping}">
      ${shippingMethods(basket, visit, rateFormId)} ${chooseRateForm(basket, visit)}
      ${shippingCalculator(basket, visit)}
    </td>
  </tr>`
}

/** One row per coupon, with the link that removes it; `href` is the page that the link returns to. */
export function couponRows({ coupons }: Basket, visit: Visit, href: string): Html {
  return html`${coupons.map((applied) => couponRow(applied, visit, href))}`
}

/** The row of the total. */
export function totalRow({ totalMinor, taxMinor, tax }: Basket, visit: Visit): Html {
  const { texts, language, currency } = visit
  const words = texts.basket
  const taxWords =
    tax.percentHundredths === 0
      ? words.withoutTax
      : words.includesTax(formatPrice(taxMinor, language, currency), tax.name)
  return html`<tr class="order-total">
    <th scope="row">${words.total}</th>
    <td data-title="${words.total}">
      <strong>${amountHtml(totalMinor, visit)}</strong> <small class="includes_tax">${taxWords}</small>
    </td>
  </tr>`
}

function couponRow({ coupon, discountMinor }: AppliedCoupon, visit: Visit, href: string): Html {
  const { shop, session, language } = visit
  const words = couponsTexts[language]
  const { code } = coupon
  const query = new URLSearchParams({ remove_coupon: code, _wpnonce: shop.nonces.issue("remove-coupon", session.id) })
  return html`<tr class="cart-discount coupon-${code}">
    <th scope="row">${words.labelFor(code)}</th>
    <td data-title="${words.labelFor(code)}">
      ${discountMinor === 0 && coupon.hasFreeShipping ? words.freeShipping : html`−${amountHtml(discountMinor, visit)}`}
      <a
        role="button"
        href="${href}?${query.toString()}"
        class="woocommerce-remove-coupon"
        data-coupon="${code}"
        aria-label="${words.remove(code)}"
        >${words.removeShort}</a
      >
    </td>
  </tr>`
}

/** Submits the chosen rate without a script. */
function chooseRateForm({ rates }: Basket, visit: Visit): Html {
  const { texts, links, shop, session } = visit
  if (rates.length < 2) return html``
  return html`<form id="${rateFormId}" class="er-choose-rate" action="${links.to(basketPath)}" method="post">
    <input
      type="hidden"
      name="woocommerce-shipping-method-nonce"
      value="${shop.nonces.issue("update-shipping-method", session.id)}"
    />
    ${languageField(visit)}
    <button type="submit" class="button" name="choose_rate" value="1">${texts.basket.chooseRate}</button>
  </form>`
}
