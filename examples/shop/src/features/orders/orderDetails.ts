import { html, type Html } from "../../html/html.ts"
import { formatPrice } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { formatAddress } from "../shipping/formatAddress.ts"
import type { Address } from "../shipping/address.ts"
import { orderAmount } from "./orderAmount.ts"
import { paymentTitle } from "./paymentMethods.ts"
import type { Order, OrderItem } from "./readOrders.ts"
import { ordersTexts } from "./texts.ts"
import { productPath } from "../product/paths.ts"

/** The table of an order's line items and totals. */
export function orderDetails(order: Order, visit: Visit): Html {
  const words = ordersTexts[visit.language].received
  const row = (label: string, value: unknown) =>
    html`<tr>
      <th scope="row">${label}</th>
      <td>${value}</td>
    </tr>`
  return html`<section class="woocommerce-order-details">
    <h2 class="woocommerce-order-details__title">${words.details}</h2>
    <table class="woocommerce-table woocommerce-table--order-details shop_table order_details">
      <thead>
        <tr>
          <th scope="col" class="woocommerce-table__product-name product-name">${words.product}</th>
          <th scope="col" class="woocommerce-table__product-table product-total">${words.sum}</th>
        </tr>
      </thead>
      <tbody>
        ${order.items.map((item) => itemRow(item, order, visit))}
      </tbody>
      <tfoot>
        ${row(words.subtotal, orderAmount(order.itemsMinor, order, visit))}
        ${order.coupons.map(({ code, discountMinor }) =>
          row(words.coupon(code), html`−${orderAmount(discountMinor, order, visit)}`),
        )}
        ${order.shippingRate.id === "" ? "" : row(words.shipping, shippingCell(order, visit))}
        ${row(words.method, paymentTitle(order.paymentMethod, visit.language))}
        <tr class="order-total">
          <th scope="row">${words.total}</th>
          <td>
            <strong>${orderAmount(order.totalMinor, order, visit)}</strong>
            <small class="includes_tax">${taxWords(order, visit)}</small>
          </td>
        </tr>
        ${order.note === "" ? "" : row(words.note, html`<span class="er-note">${order.note}</span>`)}
      </tfoot>
    </table>
  </section>`
}

/** The billing address, and the shipping or pick-up address if there is one. */
export function addressSections(order: Order, visit: Visit): Html {
  const words = ordersTexts[visit.language].received
  return html`<section class="woocommerce-customer-details er-addresses">
    <div class="woocommerce-column--billing-address">
      <h2 class="woocommerce-column__title">${words.billing}</h2>
      ${addressBlock(order.billing, visit)}
    </div>
    ${order.shippingRate.id === "" ? "" : shippingColumn(order, visit)}
  </section>`
}

function shippingColumn(order: Order, visit: Visit): Html {
  const words = ordersTexts[visit.language].received
  const { pickup } = order.shippingRate
  return html`<div class="woocommerce-column--shipping-address">
    <h2 class="woocommerce-column__title">${pickup ? words.pickup : words.shippingAddress}</h2>
    ${pickup ? html`<address>${pickup.address}<br />${pickup.details}</address>` : addressBlock(order.shipping, visit)}
  </div>`
}

function addressBlock(address: Address, { language }: Visit): Html {
  const lines = [...formatAddress(address, language), address.phone, address.email].filter((line) => line !== "")
  return html`<address>${lines.map((line, index) => html`${index > 0 ? html`<br />` : ""}${line}`)}</address>`
}

function itemRow(item: OrderItem, order: Order, visit: Visit): Html {
  const { name, choices, quantity, slug } = item
  return html`<tr class="woocommerce-table__line-item order_item">
    <td class="woocommerce-table__product-name product-name">
      <a href="${visit.links.to(productPath(slug))}">${name}</a>
      <strong class="product-quantity">×&nbsp;${quantity}</strong>
      ${
        choices.length > 0
          ? html`<dl class="variation">
              ${choices.map(
                ({ label, value }) =>
                  html`<dt>${label}:</dt>
                    <dd><p>${value}</p></dd>`,
              )}
            </dl>`
          : ""
      }
    </td>
    <td class="woocommerce-table__product-total product-total">${orderAmount(item.subtotalMinor, order, visit)}</td>
  </tr>`
}

function shippingCell(order: Order, visit: Visit): Html {
  const { shippingMinor, shippingRate } = order
  if (shippingMinor === 0) return html`${shippingRate.name}`
  return html`${orderAmount(shippingMinor, order, visit)} <small class="shipped_via">${shippingRate.name}</small>`
}

function taxWords({ taxes, currency }: Order, { language }: Visit): string {
  const words = ordersTexts[language].received
  const [tax] = taxes
  return tax ? words.includesTax(formatPrice(tax.amountMinor, language, currency), tax.name) : words.withoutTax
}
