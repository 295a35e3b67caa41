import { freeShippingFromMinor, type Basket } from "../basket/basket.ts"
import { formatPrice } from "../texts/money.ts"
import type { Visit } from "../visit.ts"
import { html, type Html } from "./html.ts"
import { amountHtml } from "./price.ts"

/** The one rate there is; its value is what the Store API calls it. */
export const shippingRateId = "flat_rate:1"

/** What the basket costs, and the way on. */
export function basketTotals(basket: Basket, visit: Visit): Html {
  const { texts, links } = visit
  return html`<div class="cart-collaterals">
    <div class="cart_totals">
      <h2>${texts.basket.totals}</h2>
      ${totalsTable(basket, visit)}
      <div class="wc-proceed-to-checkout">
        <a href="${links.checkout}" class="checkout-button button alt wc-forward">${texts.basket.checkout}</a>
      </div>
    </div>
  </div>`
}

/** Subtotal, shipping and total. */
export function totalsTable(basket: Basket, visit: Visit): Html {
  const { texts, language } = visit
  const words = texts.basket
  return html`<table class="shop_table shop_table_responsive">
    <tr class="cart-subtotal">
      <th scope="row">${words.subtotal}</th>
      <td data-title="${words.subtotal}">${amountHtml(basket.itemsMinor, visit)}</td>
    </tr>
    <tr class="woocommerce-shipping-totals shipping">
      <th scope="row">${words.shipping}</th>
      <td data-title="${words.shipping}">${shipping(basket, visit)}</td>
    </tr>
    <tr class="order-total">
      <th scope="row">${words.total}</th>
      <td data-title="${words.total}">
        <strong>${amountHtml(basket.totalMinor, visit)}</strong>
        <small class="includes_tax">${words.includesTax(formatPrice(basket.taxMinor, language))}</small>
      </td>
    </tr>
  </table>`
}

function shipping(basket: Basket, visit: Visit): Html {
  const { basket: words } = visit.texts
  const input = html`<input
    type="hidden"
    name="shipping_method[0]"
    data-index="0"
    id="shipping_method_0_flat_rate1"
    value="${shippingRateId}"
    class="shipping_method"
  />`
  const isFree = basket.shippingMinor === 0
  return html`<ul id="shipping_method" class="woocommerce-shipping-methods">
      <li>
        ${input}<label for="shipping_method_0_flat_rate1"
          >${isFree ? words.freeShipping : html`${words.flatRate}: ${amountHtml(basket.shippingMinor, visit)}`}</label
        >
      </li>
    </ul>
    ${
      isFree
        ? ""
        : html`<p class="woocommerce-shipping-destination">
            ${words.freeFrom(formatPrice(freeShippingFromMinor, visit.language))}
          </p>`
    }`
}
