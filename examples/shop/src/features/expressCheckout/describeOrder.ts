import { currencyFormat, type CurrencyFormat } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { describeItemTotals, describeTotals } from "../orders/orderTotals.ts"
import type { Order, OrderItem } from "../orders/readOrders.ts"
import { isPayable } from "../payments/payOrder.ts"

/** Describes an order for the Store API, with line items and totals as in a cart. Amounts are strings of minor units. */
export function describeOrder(order: Order, { language }: Visit): object {
  const { email, ...billing } = order.billing
  const { email: _email, ...shipping } = order.shipping
  const money = currencyFormat(language, order.currency)
  const totals = describeTotals(order, money)
  return {
    id: order.id,
    status: order.state,
    items: order.items.map((item) => describeItem(item, order, money)),
    coupons: order.coupons.map(({ code }) => ({ code })),
    fees: [],
    totals: { subtotal: totals.total_items, ...totals, total_refund: "0" },
    errors: [],
    payment_requirements: ["products"],
    billing_address: { ...billing, email },
    shipping_address: shipping,
    needs_payment: isPayable(order),
    needs_shipping: order.shippingRate.id !== "",
    extensions: {},
  }
}

function describeItem(item: OrderItem, order: Order, money: CurrencyFormat): object {
  const { productId, variationId, quantity, name, choices, unitMinor } = item
  return {
    key: `${String(order.id)}-${String(variationId ?? productId ?? item.sku)}`,
    id: variationId ?? productId ?? 0,
    quantity,
    name,
    sku: item.sku,
    variation: choices.map(({ label, value }) => ({ attribute: label, value })),
    item_data: [],
    prices: { price: String(unitMinor), regular_price: String(unitMinor), sale_price: String(unitMinor), ...money },
    totals: describeItemTotals(item, order, money),
    extensions: {},
  }
}
