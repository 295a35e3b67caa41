import { lineConflict } from "../basket/conflicts.ts"
import { lineMinor, taxIn, taxPercent, type Basket } from "../basket/basket.ts"
import { shippingRateId } from "../html/basketTotals.ts"
import { currencyFormat } from "../texts/money.ts"
import { refusalText } from "../texts/refusalText.ts"
import type { Visit } from "../visit.ts"
import { refusalCode } from "./storeApiErrors.ts"
import { describeItem } from "./storeApiItem.ts"

const destination = { address_1: "", address_2: "", city: "", state: "", postcode: "", country: "ES" }

// Nobody has been asked for an address yet.
const emptyAddress = { first_name: "", last_name: "", company: "", ...destination, phone: "" }

/** The basket as the Store API sends it. Amounts are strings of minor units; what is net and what is tax stand apart. */
export function describeCart(basket: Basket, visit: Visit): object {
  const isEmpty = basket.lines.length === 0
  return {
    items: basket.lines.map((line) => describeItem(line, visit)),
    coupons: [],
    fees: [],
    totals: describeTotals(basket, visit),
    shipping_address: emptyAddress,
    billing_address: { ...emptyAddress, email: "" },
    needs_payment: !isEmpty,
    needs_shipping: !isEmpty,
    payment_requirements: ["products"],
    has_calculated_shipping: true,
    shipping_rates: isEmpty ? [] : [describePackage(basket, visit)],
    items_count: basket.count,
    items_weight: 0,
    cross_sells: [],
    errors: basket.lines.flatMap((line) => {
      const refusal = lineConflict(line)
      return refusal ? [{ code: refusalCode(refusal), message: refusalText(refusal, visit.texts) }] : []
    }),
    payment_methods: [],
    extensions: {},
  }
}

function describeTotals(basket: Basket, { language }: Visit): object {
  const itemsTax = basket.lines.reduce((total, line) => total + taxIn(lineMinor(line)), 0)
  const shippingTax = taxIn(basket.shippingMinor)
  return {
    total_items: String(basket.itemsMinor - itemsTax),
    total_items_tax: String(itemsTax),
    total_fees: "0",
    total_fees_tax: "0",
    total_discount: "0",
    total_discount_tax: "0",
    total_shipping: String(basket.shippingMinor - shippingTax),
    total_shipping_tax: String(shippingTax),
    total_price: String(basket.totalMinor),
    total_tax: String(basket.taxMinor),
    tax_lines:
      basket.taxMinor === 0 ? [] : [{ name: "IVA", price: String(basket.taxMinor), rate: `${String(taxPercent)}%` }],
    ...currencyFormat(language),
  }
}

function describePackage(basket: Basket, visit: Visit): object {
  const { texts, language } = visit
  const isFree = basket.shippingMinor === 0
  const taxMinor = taxIn(basket.shippingMinor)
  return {
    package_id: 0,
    name: texts.basket.shipping,
    destination,
    items: basket.lines.map(({ key, product, quantity }) => ({ key, name: product.name, quantity })),
    shipping_rates: [
      {
        rate_id: shippingRateId,
        name: isFree ? texts.basket.freeShipping : texts.basket.flatRate,
        description: "",
        delivery_time: "",
        price: String(basket.shippingMinor - taxMinor),
        taxes: String(taxMinor),
        instance_id: 1,
        method_id: "flat_rate",
        meta_data: [],
        selected: true,
        ...currencyFormat(language),
      },
    ],
  }
}
