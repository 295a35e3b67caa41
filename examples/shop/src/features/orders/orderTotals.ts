import type { CurrencyFormat } from "../../texts/money.ts"
import { taxIn } from "../shipping/tax.ts"
import type { Order, OrderItem } from "./readOrders.ts"

/** An order's totals: amounts as strings, and the currency's format. */
type Totals = CurrencyFormat & Readonly<Record<`total_${string}`, string>> & { readonly total_items: string }

/**
 * Describes an order's totals with the Store API's member names, as strings of minor units. As in a cart, net and tax are separate, and
 * `total_items` is the amount before discounts.
 */
export function describeTotals(order: Order, currency: CurrencyFormat): Totals {
  const { items, itemsMinor, discountMinor, shippingMinor, shippingTaxMinor, taxMinor, totalMinor } = order
  const itemsTax = items.reduce((total, item) => total + subtotalTax(item, order), 0)
  const discountTax = itemsTax - (taxMinor - shippingTaxMinor)
  return {
    total_items: String(itemsMinor - itemsTax),
    total_items_tax: String(itemsTax),
    total_fees: "0",
    total_fees_tax: "0",
    total_discount: String(discountMinor - discountTax),
    total_discount_tax: String(discountTax),
    total_shipping: String(shippingMinor - shippingTaxMinor),
    total_shipping_tax: String(shippingTaxMinor),
    total_price: String(totalMinor),
    total_tax: String(taxMinor),
    ...currency,
  }
}

/** Describes a line item's totals, as strings of minor units: `line_subtotal` is the amount before discounts, `line_total` after them. */
export function describeItemTotals(item: OrderItem, order: Order, currency: CurrencyFormat): object {
  const { subtotalMinor, totalMinor, taxMinor } = item
  const subtotalTaxMinor = subtotalTax(item, order)
  return {
    line_subtotal: String(subtotalMinor - subtotalTaxMinor),
    line_subtotal_tax: String(subtotalTaxMinor),
    line_total: String(totalMinor - taxMinor),
    line_total_tax: String(taxMinor),
    ...currency,
  }
}

/** Line items store only their tax after discounts; the tax before them is computed, as in the basket. */
function subtotalTax({ subtotalMinor }: OrderItem, { taxes }: Order): number {
  return taxIn(subtotalMinor, taxes[0]?.percentHundredths ?? 0)
}
