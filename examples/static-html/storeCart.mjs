import { countItems, readLines } from "./baskets.mjs"
import { currency } from "./currency.mjs"
import { paymentMethod, readCustomer, readTotals } from "./orders.mjs"

/**
 * A shopper's basket, as the Store API describes it.
 * @param {string} session
 * @param {import("./storeApi.mjs").Language} language
 */
export function describeCart(session, language) {
  const lines = readLines(session)
  const isFull = lines.length > 0
  const { itemsMinor, rates, chosen, totalMinor } = readTotals(session)
  const { billing, shipping } = readCustomer(session)
  return {
    items: lines.map(({ product, quantity }) => {
      const price = String(product.priceMinor)
      const lineTotal = String(product.priceMinor * quantity)
      return {
        key: String(product.id),
        id: product.id,
        name: product[language].name,
        quantity,
        quantity_limits: { minimum: 1, maximum: product.stock, multiple_of: 1, editable: true },
        low_stock_remaining: product.stock < 3 ? product.stock : null,
        sold_individually: false,
        permalink: "",
        images: [],
        variation: [],
        prices: { price, regular_price: price, sale_price: price, ...currency },
        totals: {
          line_subtotal: lineTotal,
          line_subtotal_tax: "0",
          line_total: lineTotal,
          line_total_tax: "0",
          ...currency,
        },
      }
    }),
    items_count: countItems(lines),
    needs_shipping: isFull,
    needs_payment: isFull,
    payment_methods: [paymentMethod],
    billing_address: billing,
    shipping_address: shipping,
    shipping_rates: isFull ? [{ package_id: 0, name: "", shipping_rates: rates.map(describeRate) }] : [],
    errors: [],
    totals: {
      total_items: String(itemsMinor),
      total_items_tax: "0",
      total_shipping: isFull ? String(chosen.priceMinor) : null,
      total_shipping_tax: isFull ? "0" : null,
      total_price: String(totalMinor),
      total_tax: "0",
      ...currency,
    },
  }

  /** @param {import("./orders.mjs").PricedRate} priced */
  function describeRate({ rate, priceMinor }) {
    const price = String(priceMinor)
    return { rate_id: rate.id, name: rate[language], price, taxes: "0", selected: rate === chosen.rate, ...currency }
  }
}
