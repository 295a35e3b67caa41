import type { Basket, BasketLine } from "./basket.ts"
import type { Rate } from "./basketPage/choices.ts"
import { pageWordsFor } from "./basketPage/words.ts"
import { currency } from "./storeAnswer.ts"
import { type StoreSession, sumStoreCart } from "./storeSession.ts"
import { describePictures } from "./storeProducts.ts"

/** The inputs of a cart's description beside its lines. */
interface StoreCartView {
  /** `/en`, or an empty text for the base language. */
  readonly prefix: string
  /** Null where the shop's Store API has nothing beside products. */
  readonly session: StoreSession | null
}

/** Splits a price, in minor units, into what is left without tax, and the tax. */
type SplitTax = (amountMinor: number) => { readonly net: number; readonly tax: number }

const createSplit =
  (taxPercent = 21): SplitTax =>
  (amountMinor) => {
    const net = Math.round(amountMinor / (1 + taxPercent / 100))
    return { net, tax: amountMinor - net }
  }

/** Formats a basket as the Store API sends it: amounts are texts in minor units, and sums are without tax. */
export function describeStoreCart(basket: Basket, { prefix, session }: StoreCartView): object {
  const { totalMinor, lines } = basket
  const split = createSplit(session?.terms.taxPercent)
  const taxMinor = lines.reduce((tax, line) => tax + split(lineMinor(line)).tax, 0)
  const cart = {
    items: lines.map((line) => describeItem(line, prefix, split)),
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
  if (!session) return cart
  const { choices, customer, terms } = session
  const sums = sumStoreCart(basket, session)
  const { shippingMinor } = sums
  const splitRate = ({ priceMinor, isTaxFree = false }: Rate) =>
    isTaxFree ? { net: priceMinor, tax: 0 } : split(priceMinor)
  const shipping = choices.rate && shippingMinor !== null ? splitRate(choices.rate) : { net: 0, tax: 0 }
  const discount = split(choices.discountMinor)
  const rates = sums.isShipped ? choices.rates : []
  return {
    ...cart,
    billing_address: customer.billing,
    shipping_address: customer.shipping,
    payment_methods: terms.paymentMethods ?? [],
    coupons: choices.coupons.map((code) => ({
      code,
      totals: { total_discount: String(discount.net), total_discount_tax: String(discount.tax), ...currency },
    })),
    needs_payment: sums.totalMinor > 0,
    needs_shipping: sums.isShipped,
    has_calculated_shipping: shippingMinor !== null,
    shipping_rates:
      rates.length === 0
        ? []
        : [
            {
              package_id: 0,
              name: "",
              shipping_rates: rates.map((rate) => ({
                rate_id: rate.id,
                name: rate.name(pageWordsFor(prefix)),
                price: String(splitRate(rate).net),
                taxes: String(splitRate(rate).tax),
                selected: rate === choices.rate,
                ...currency,
              })),
            },
          ],
    totals: {
      ...cart.totals,
      total_discount: String(discount.net),
      total_discount_tax: String(discount.tax),
      total_shipping: shippingMinor === null ? null : String(shipping.net),
      total_shipping_tax: shippingMinor === null ? null : String(shipping.tax),
      total_price: String(sums.totalMinor),
      total_tax: String(taxMinor - discount.tax + shipping.tax + sums.taxMinor),
    },
    ...terms.cart,
  }
}

const lineMinor = ({ product, quantity }: BasketLine) => product.priceMinor * quantity

function describeItem(line: BasketLine, prefix: string, split: SplitTax): object {
  const { key, product, quantity, stock } = line
  const price = String(product.priceMinor)
  const { net, tax } = split(lineMinor(line))
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
    images: describePictures(product),
    variation: product.variationOf
      ? [{ attribute: product.variationOf.attribute, value: product.variationOf.value }]
      : [],
    item_data: [],
    prices: {
      price,
      regular_price: String(product.regularMinor ?? price),
      sale_price: price,
      price_range: null,
      ...currency,
    },
    totals: {
      line_subtotal: String(net),
      line_subtotal_tax: String(tax),
      line_total: String(net),
      line_total_tax: String(tax),
      ...currency,
    },
    extensions: {},
    ...product.storeItem,
  }
}
