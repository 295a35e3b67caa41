import { currencyFormat, type CurrencyFormat } from "../../texts/money.ts"
import type { Language } from "../../texts/languages.ts"
import type { Order, OrderItem } from "./readOrders.ts"

/**
 * Describes an order for purchase tracking, with the Store API's member names and amounts as strings of minor units. Contains no personal
 * data, and no link to the order.
 */
export function describePurchase(order: Order, language: Language): object {
  const currency = currencyFormat(language, order.currency)
  return {
    id: order.id,
    status: order.state,
    payment_method: order.paymentMethod,
    coupons: order.coupons.map(({ code }) => ({ code })),
    items: order.items.map((item) => describeItem(item, currency)),
    totals: {
      total_items: String(order.itemsMinor),
      total_discount: String(order.discountMinor),
      total_shipping: String(order.shippingMinor - order.shippingTaxMinor),
      total_shipping_tax: String(order.shippingTaxMinor),
      total_tax: String(order.taxMinor),
      total_price: String(order.totalMinor),
      ...currency,
    },
  }
}

function describeItem(item: OrderItem, currency: CurrencyFormat): object {
  const { productId, variationId, sku, name, category, quantity, choices } = item
  return {
    id: variationId ?? productId ?? 0,
    sku,
    name,
    quantity,
    categories: category === "" ? [] : [{ name: category }],
    variation: choices.map(({ label, value }) => ({ attribute: label, value })),
    prices: { price: String(item.unitMinor), ...currency },
    totals: {
      line_total: String(item.totalMinor - item.taxMinor),
      line_total_tax: String(item.taxMinor),
      ...currency,
    },
  }
}
