import type { Basket, BasketLine } from "./basket.ts"

/** The currency of every amount, as the Store API names it. */
export const currency = {
  currency_code: "EUR",
  currency_symbol: "€",
  currency_minor_unit: 2,
  currency_decimal_separator: ",",
  currency_thousand_separator: ".",
  currency_prefix: "",
  currency_suffix: " €",
}

/** The tax that a price includes, at this country's rate. */
const taxIn = (amountMinor: number) => amountMinor - Math.round(amountMinor / 1.21)

/** Formats a basket as the Store API sends it: amounts are texts in minor units, and sums are without tax. */
export function describeStoreCart(basket: Basket, prefix: string): object {
  const { totalMinor, lines } = basket
  const taxMinor = lines.reduce((tax, line) => tax + taxIn(lineMinor(line)), 0)
  return {
    items: lines.map((line) => describeItem(line, prefix)),
    coupons: [],
    fees: [],
    items_count: basket.count,
    items_weight: 0,
    needs_payment: totalMinor > 0,
    needs_shipping: lines.length > 0,
    has_calculated_shipping: false,
    shipping_rates: [],
    cross_sells: [],
    errors: [],
    payment_requirements: ["products"],
    extensions: {},
    totals: {
      total_items: String(totalMinor - taxMinor),
      total_items_tax: String(taxMinor),
      total_fees: "0",
      total_fees_tax: "0",
      total_discount: "0",
      total_discount_tax: "0",
      total_shipping: null,
      total_shipping_tax: null,
      total_price: String(totalMinor),
      total_tax: String(taxMinor),
      tax_lines: [],
      ...currency,
    },
  }
}

const lineMinor = ({ product, quantity }: BasketLine) => product.priceMinor * quantity

function describeItem(line: BasketLine, prefix: string): object {
  const { key, product, quantity, stock } = line
  const price = String(product.priceMinor)
  const taxMinor = taxIn(lineMinor(line))
  const netMinor = lineMinor(line) - taxMinor
  return {
    key,
    id: product.id,
    type: product.variationOf ? "variation" : "simple",
    quantity,
    quantity_limits: {
      minimum: 1,
      maximum: product.isSoldIndividually ? 1 : Math.max(stock, 1),
      multiple_of: 1,
      editable: !product.isSoldIndividually,
    },
    name: product.name,
    sku: product.sku,
    low_stock_remaining: stock <= 3 ? stock : null,
    sold_individually: product.isSoldIndividually ?? false,
    permalink: `${prefix}/product/${product.slug}/`,
    images: [],
    variation: product.variationOf
      ? [{ attribute: product.variationOf.attribute, value: product.variationOf.value }]
      : [],
    item_data: [],
    prices: { price, regular_price: price, sale_price: price, price_range: null, ...currency },
    totals: {
      line_subtotal: String(netMinor),
      line_subtotal_tax: String(taxMinor),
      line_total: String(netMinor),
      line_total_tax: String(taxMinor),
      ...currency,
    },
    extensions: {},
  }
}
