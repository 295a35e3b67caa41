import { currencyFormat } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import type { Order, OrderItem } from "../orders/readOrders.ts"
import { isPayable } from "../payments/payOrder.ts"

/** Describes an order for the Store API, with line items and totals as in a cart. Amounts are strings of minor units. */
export function describeOrder(order: Order, { language }: Visit): object {
  const { email, ...billing } = order.billing
  const { email: _email, ...shipping } = order.shipping
  const itemsTaxMinor = order.taxMinor - order.shippingTaxMinor
  const money = currencyFormat(language, order.currency)
  return {
    id: order.id,
    status: order.state,
    items: order.items.map((item) => describeItem(item, order, money)),
    coupons: order.coupons.map(({ code }) => ({ code })),
    fees: [],
    totals: {
      subtotal: String(order.itemsMinor),
      total_items: String(order.itemsMinor - order.discountMinor - itemsTaxMinor),
      total_items_tax: String(itemsTaxMinor),
      total_fees: "0",
      total_fees_tax: "0",
      total_discount: String(order.discountMinor),
      total_discount_tax: "0",
      total_shipping: String(order.shippingMinor - order.shippingTaxMinor),
      total_shipping_tax: String(order.shippingTaxMinor),
      total_price: String(order.totalMinor),
      total_tax: String(order.taxMinor),
      total_refund: "0",
      ...money,
    },
    errors: [],
    payment_requirements: ["products"],
    billing_address: { ...billing, email },
    shipping_address: shipping,
    needs_payment: isPayable(order),
    needs_shipping: order.shippingRate.id !== "",
    extensions: {},
  }
}

function describeItem(item: OrderItem, order: Order, money: object): object {
  const { productId, variationId, quantity, name, choices, unitMinor, subtotalMinor, totalMinor, taxMinor } = item
  return {
    key: `${String(order.id)}-${String(variationId ?? productId ?? item.sku)}`,
    id: variationId ?? productId ?? 0,
    quantity,
    name,
    sku: item.sku,
    variation: choices.map(({ label, value }) => ({ attribute: label, value })),
    item_data: [],
    prices: { price: String(unitMinor), regular_price: String(unitMinor), sale_price: String(unitMinor), ...money },
    totals: {
      // Orders store only the tax after discounts, so the subtotal's tax is the same.
      line_subtotal: String(subtotalMinor - taxMinor),
      line_subtotal_tax: String(taxMinor),
      line_total: String(totalMinor - taxMinor),
      line_total_tax: String(taxMinor),
      ...money,
    },
    extensions: {},
  }
}
