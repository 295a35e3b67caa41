import { currencyFormat, type CurrencyFormat } from "../../texts/money.ts"
import type { Language } from "../../texts/languages.ts"
import { describeItemTotals, describeTotals } from "./orderTotals.ts"
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
    items: order.items.map((item) => describeItem(item, order, currency)),
    totals: describeTotals(order, currency),
  }
}

function describeItem(item: OrderItem, order: Order, currency: CurrencyFormat): object {
  const { productId, variationId, sku, name, category, quantity, choices } = item
  return {
    id: variationId ?? productId ?? 0,
    sku,
    name,
    quantity,
    categories: category === "" ? [] : [{ name: category }],
    variation: choices.map(({ label, value }) => ({ attribute: label, value })),
    prices: { price: String(item.unitMinor), ...currency },
    totals: describeItemTotals(item, order, currency),
  }
}
