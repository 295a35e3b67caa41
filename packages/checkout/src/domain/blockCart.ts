import {
  type Currency,
  formatPrice,
  formatText,
  isRecord,
  parseWholeMinorUnits,
  readCurrency,
  readList,
  readMember,
} from "@ringside/core/domain"

/** A rate of a basket that a shopper may choose. `price` has minor units, as the shop has sent them. */
export interface ShippingRate {
  readonly packageId: number | string
  readonly rateId: string
  readonly name: string
  readonly price: string
  readonly selected: boolean
}

/** A row under an order. `amount` has minor units; null where it isn't known yet. */
export interface OrderTotal {
  readonly key: string
  readonly label: string
  readonly amount: number | null
  readonly text: string
}

/**
 * The rates of a Store API cart, package after package; entries without an id are left out. Nothing in the product calls it: the page's cart
 * has the packages parsed already, with displayed prices. Source: checkout contract §14.
 */
export function listShippingRates(cart: unknown): ShippingRate[] {
  return readList(readMember(cart, ["shipping_rates"])).flatMap((group) => {
    const packageId = readMember(group, ["package_id"])
    return readList(readMember(group, ["shipping_rates"])).flatMap((rate) => {
      const rateId = formatText(readMember(rate, ["rate_id"]))
      if (rateId === "") return []
      return [
        {
          packageId: typeof packageId === "number" || typeof packageId === "string" ? packageId : 0,
          rateId,
          name: formatText(readMember(rate, ["name"])),
          price: formatText(readMember(rate, ["price"])),
          selected: readMember(rate, ["selected"]) === true,
        },
      ]
    })
  })
}

/**
 * The rows under an order, in the platform's English: subtotal, coupons, fees, shipping, taxes and total, as the shop has reckoned them,
 * without tax but for the total. Nothing in the product calls it: `createBlockCart` gives rows as the shop shows its prices, to be named in
 * the page's language. Source: checkout contract §1 D10, §14.
 */
export function listOrderTotals(cart: unknown): OrderTotal[] {
  const totals = readMember(cart, ["totals"])
  if (!isRecord(totals)) return []
  const currency = readCurrency(totals)
  const read = (name: string) => parseWholeMinorUnits(totals[name])
  const shipping = read("total_shipping")
  const needsShipping = readMember(cart, ["needs_shipping"]) === true
  return [
    createRow("subtotal", "Subtotal", read("total_items"), currency),
    ...listCoupons(cart).map(({ code, amount }) => createRow(`coupon-${code}`, `Coupon: ${code}`, amount, currency)),
    ...listFees(cart).map(({ key, name, amount }) => createRow(`fee-${key}`, name, amount, currency)),
    ...(needsShipping ? [createShippingRow(shipping, currency)] : []),
    ...(read("total_tax") ? [createRow("tax", "Taxes", read("total_tax"), currency)] : []),
    createRow("total", "Total", read("total_price"), currency),
  ]
}

function createRow(key: string, label: string, amount: number | null, currency: Currency): OrderTotal {
  return { key, label, amount, text: amount === null ? "" : formatPrice(amount, currency) }
}

function createShippingRow(amount: number | null, currency: Currency): OrderTotal {
  const row = createRow("shipping", "Shipping", amount, currency)
  return amount === 0 ? { ...row, text: "Free" } : row
}

function listCoupons(cart: unknown) {
  return readList(readMember(cart, ["coupons"])).flatMap((coupon) => {
    const code = formatText(readMember(coupon, ["code"]))
    const discount = parseWholeMinorUnits(readMember(coupon, ["totals", "total_discount"]))
    // Subtracting from 0 makes no negative zero of a coupon over nothing.
    return code === "" ? [] : [{ code, amount: discount === null ? null : 0 - discount }]
  })
}

function listFees(cart: unknown) {
  return readList(readMember(cart, ["fees"])).flatMap((fee, index) => {
    const name = formatText(readMember(fee, ["name"]))
    const amount = parseWholeMinorUnits(readMember(fee, ["totals", "total"]))
    return name === ""
      ? []
      : [
          {
            key: formatText(readMember(fee, ["key"])) || formatText(readMember(fee, ["id"])) || String(index),
            name,
            amount,
          },
        ]
  })
}
