import { lineConflict } from "./conflicts.ts"
import type { AppliedCoupon, Basket } from "./basket.ts"
import { taxIn } from "../shipping/tax.ts"
import type { ShippingRate } from "../shipping/rates.ts"
import { currencyFormat } from "../../texts/money.ts"
import { refusalText } from "./refusalText.ts"
import type { Visit } from "../../visit.ts"
import { refusalCode } from "../../endpoints/storeApiErrors.ts"
import { listPaymentMethods } from "../orders/placeOrder.ts"
import type { BasketCustomer } from "./customer.ts"
import { describeItem } from "./storeApiItem.ts"

/** Formats the basket as the Store API sends it. Amounts are strings of minor units, with net and tax separate. */
export function describeCart(basket: Basket, visit: Visit, customer: BasketCustomer): object {
  const { billing, shipsElsewhere } = customer
  const { email, ...ownAddress } = billing
  const { email: _email, ...otherAddress } = customer.shipping
  return {
    items: basket.lines.map((line) => describeItem(line, basket.currency, visit)),
    coupons: basket.coupons.map((applied) => describeCoupon(applied, basket, visit)),
    fees: [],
    totals: describeTotals(basket, visit),
    shipping_address: shipsElsewhere ? otherAddress : ownAddress,
    billing_address: { ...ownAddress, email },
    needs_payment: basket.totalMinor > 0,
    needs_shipping: basket.needsShipping,
    payment_requirements: ["products"],
    has_calculated_shipping: true,
    shipping_rates: basket.needsShipping ? [describePackage(basket, visit)] : [],
    items_count: basket.count,
    items_weight: 0,
    cross_sells: [],
    errors: basket.lines.flatMap((line) => {
      const refusal = lineConflict(line)
      return refusal ? [{ code: refusalCode(refusal), message: refusalText(refusal, visit.texts) }] : []
    }),
    payment_methods: listPaymentMethods(basket).map(({ id }) => id),
    extensions: {},
  }
}

/** Formats the totals of a basket; the tax of goods, discount and shipping is separate, so that they add up to the total. */
function describeTotals(basket: Basket, { language }: Visit): object {
  const { tax, lines, taxMinor, discountMinor, shippingMinor, shippingTaxMinor } = basket
  const itemsTax = lines.reduce((total, { subtotalTaxMinor }) => total + subtotalTaxMinor, 0)
  const discountTax = itemsTax - (taxMinor - shippingTaxMinor)
  return {
    total_items: String(basket.itemsMinor - itemsTax),
    total_items_tax: String(itemsTax),
    total_fees: "0",
    total_fees_tax: "0",
    total_discount: String(discountMinor - discountTax),
    total_discount_tax: String(discountTax),
    total_shipping: String(shippingMinor - shippingTaxMinor),
    total_shipping_tax: String(shippingTaxMinor),
    total_price: String(basket.totalMinor),
    total_tax: String(taxMinor),
    tax_lines:
      taxMinor === 0
        ? []
        : [{ name: tax.name, price: String(taxMinor), rate: `${String(tax.percentHundredths / 100)}%` }],
    ...currencyFormat(language, basket.currency),
  }
}

function describeCoupon(
  { coupon, discountMinor }: AppliedCoupon,
  { tax, currency }: Basket,
  { language }: Visit,
): object {
  const taxMinor = taxIn(discountMinor, tax.percentHundredths)
  return {
    code: coupon.code,
    discount_type: coupon.kind,
    totals: {
      total_discount: String(discountMinor - taxMinor),
      total_discount_tax: String(taxMinor),
      ...currencyFormat(language, currency),
    },
  }
}

function describePackage(basket: Basket, visit: Visit): object {
  return {
    package_id: 0,
    name: visit.texts.basket.shipping,
    destination: describeDestination(basket),
    items: basket.lines.map(({ key, product, quantity }) => ({ key, name: product.name, quantity })),
    shipping_rates: basket.rates.map((rate) => describeRate(rate, basket, visit)),
  }
}

function describeRate(rate: ShippingRate, basket: Basket, { language }: Visit): object {
  const taxMinor = taxIn(rate.costMinor, basket.tax.percentHundredths)
  const { pickup } = rate
  return {
    rate_id: rate.id,
    name: rate.name,
    description: "",
    delivery_time: "",
    price: String(rate.costMinor - taxMinor),
    taxes: String(taxMinor),
    instance_id: rate.instanceId,
    method_id: rate.kind,
    meta_data: pickup
      ? [
          { key: "pickup_address", value: pickup.address },
          { key: "pickup_details", value: pickup.details },
        ]
      : [],
    selected: rate.id === basket.rate?.id,
    ...currencyFormat(language, basket.currency),
  }
}

function describeDestination({ destination: { city, state, postcode, country } }: Basket): object {
  return { address_1: "", address_2: "", city, state, postcode, country }
}
