import { describe, expect, test } from "vitest"
import { listOrderTotals, listShippingRates } from "./index.ts"

const euro = { currency_code: "EUR", currency_minor_unit: 2, currency_prefix: "€", currency_suffix: "" }
const none = { currency_code: "JPY", currency_minor_unit: 0, currency_prefix: "¥", currency_suffix: "" }
const three = { currency_code: "KWD", currency_minor_unit: 3, currency_prefix: "", currency_suffix: " KD" }

describe("listShippingRates", () => {
  test("lists the rates of all packages", () => {
    const cart = {
      shipping_rates: [
        { package_id: 0, shipping_rates: [{ rate_id: "flat_rate:1", name: "Parcel", price: "490", selected: true }] },
        { package_id: "b", shipping_rates: [{ rate_id: "pickup:2", name: "Fetch", price: "0", selected: false }] },
      ],
    }
    expect(listShippingRates(cart)).toEqual([
      { packageId: 0, rateId: "flat_rate:1", name: "Parcel", price: "490", selected: true },
      { packageId: "b", rateId: "pickup:2", name: "Fetch", price: "0", selected: false },
    ])
  })

  test.each([
    null,
    undefined,
    {},
    { shipping_rates: "none" },
    { shipping_rates: [null, { shipping_rates: [{ name: "without id" }, 7] }] },
  ])("is empty for %j", (cart) => {
    expect(listShippingRates(cart)).toEqual([])
  })

  test("treats missing members as empty", () => {
    expect(listShippingRates({ shipping_rates: [{ shipping_rates: [{ rate_id: "x", selected: "yes" }] }] })).toEqual([
      { packageId: 0, rateId: "x", name: "", price: "", selected: false },
    ])
  })
})

describe("listOrderTotals", () => {
  test("lists every row in the platform's order", () => {
    const cart = {
      needs_shipping: true,
      coupons: [{ code: "esquina10", totals: { total_discount: "1000" } }],
      fees: [{ id: "wrap", name: "Gift wrap", totals: { total: "250" } }],
      totals: { ...euro, total_items: "10000", total_shipping: "490", total_tax: "2045", total_price: "11785" },
    }
    expect(listOrderTotals(cart)).toEqual([
      { key: "subtotal", label: "Subtotal", amount: 10000, text: "€100.00" },
      { key: "coupon-esquina10", label: "Coupon: esquina10", amount: -1000, text: "-€10.00" },
      { key: "fee-wrap", label: "Gift wrap", amount: 250, text: "€2.50" },
      { key: "shipping", label: "Shipping", amount: 490, text: "€4.90" },
      { key: "tax", label: "Taxes", amount: 2045, text: "€20.45" },
      { key: "total", label: "Total", amount: 11785, text: "€117.85" },
    ])
  })

  test.each([
    ["not known yet", null, { amount: null, text: "" }],
    ["free", "0", { amount: 0, text: "Free" }],
    ["to be paid", "1", { amount: 1, text: "€0.01" }],
  ])("shows shipping that is %s", (_name, total_shipping, expected) => {
    const rows = listOrderTotals({ needs_shipping: true, totals: { ...euro, total_shipping, total_price: "1" } })
    expect(rows.find(({ key }) => key === "shipping")).toEqual({ key: "shipping", label: "Shipping", ...expected })
  })

  test("has no shipping row for what isn't shipped, and no tax row without tax", () => {
    const rows = listOrderTotals({ needs_shipping: false, totals: { ...euro, total_shipping: null, total_tax: "0" } })
    expect(rows.map(({ key }) => key)).toEqual(["subtotal", "total"])
  })

  test("has a shipping row only for a cart that is shipped", () => {
    const totals = { ...euro, total_items: "1", total_shipping: "0", total_price: "1" }
    for (const needs_shipping of [false, undefined, "true"]) {
      expect(listOrderTotals({ needs_shipping, totals }).map(({ key }) => key)).toEqual(["subtotal", "total"])
    }
  })

  test("leaves the amounts empty that the shop doesn't name", () => {
    const unknown = { amount: null, text: "" }
    expect(
      listOrderTotals({
        coupons: [{ code: "c" }],
        fees: [{ id: "f", name: "F" }],
        totals: { currency_code: "EUR", total_tax: null },
      }),
    ).toEqual([
      { key: "subtotal", label: "Subtotal", ...unknown },
      { key: "coupon-c", label: "Coupon: c", ...unknown },
      { key: "fee-f", label: "F", ...unknown },
      { key: "total", label: "Total", ...unknown },
    ])
  })

  test.each([
    [none, "¥1,234", "¥0"],
    [three, "1.234 KD", "0.000 KD"],
    [{ ...three, currency_minor_unit: 3, currency_suffix: "" }, "1.234", "0.000"],
  ])("writes amounts of %j exactly", (currency, total, subtotal) => {
    const rows = listOrderTotals({ totals: { ...currency, total_items: "0", total_price: "1234" } })
    expect(rows.map(({ text }) => text)).toEqual([subtotal, total])
  })

  test("shows no negative zero for a coupon of nothing", () => {
    const coupons = [{ code: "ship", totals: { total_discount: "0" } }]
    const [, coupon] = listOrderTotals({ coupons, totals: { ...euro } })
    expect(Object.is(coupon?.amount, 0)).toBe(true)
  })

  test.each([null, undefined, {}, { totals: [] }, "cart"])("is empty for %j", (cart) => {
    expect(listOrderTotals(cart)).toEqual([])
  })
})
