import { describe, expect, it } from "vitest"
import { createEmptyCart } from "./cart.ts"
import { parseCartDetails } from "./parseCartDetails.ts"

const { totals: nothing } = createEmptyCart("EUR", null)
const withTax = { ...nothing, isWithTax: true }
const due = { ...nothing, total: { amountMinor: 1, currency: "EUR" } }
const rate = { rate_id: "flat:1", name: "Home &amp; <b>away</b>", price: "400", taxes: "84", selected: true }
const parseRates = (...rates: readonly unknown[]) =>
  parseCartDetails({ shipping_rates: [{ package_id: 3, shipping_rates: rates }] }, withTax).packages[0]?.rates

describe("parseCartDetails", () => {
  it("reads coupons by their codes and fees by their names, with tax where the shop displays it", () => {
    const ten = { code: "ten", totals: { total_discount: "100", total_discount_tax: "21" } }
    const wrap = { name: "<b>Wrap</b>", totals: { total: "50", total_tax: "10" } }
    const cart = { coupons: [ten, ten, { totals: {} }, null, "text"], fees: [wrap, wrap, { name: "<i></i>" }, 7] }
    const nameless = { name: "<i></i>", totals: { total: "-30", total_tax: "0" } }
    expect(parseCartDetails(cart, withTax)).toMatchObject({
      coupons: [{ name: "ten", amountMinor: 121 }],
      fees: [
        { name: "Wrap", amountMinor: 60 },
        { name: "Wrap", amountMinor: 60 },
      ],
    })
    expect(parseCartDetails(cart, nothing)).toMatchObject({
      coupons: [{ name: "ten", amountMinor: 100 }],
      fees: [{ amountMinor: 50 }, { amountMinor: 50 }],
    })
    expect(parseCartDetails({ fees: [{ ...wrap, totals: { total: "0" } }, nameless] }, nothing).fees).toEqual([
      { name: "", amountMinor: -30 },
    ])
  })

  it("reads each tax that the shop lists, by its amount", () => {
    const tax_lines = [
      { name: "VAT &amp; <b>more</b>", price: "2100", rate: "21%" },
      { name: "", price: "5", rate: 7 },
      { name: "none", price: "many" },
      null,
    ]
    expect(parseCartDetails({ totals: { tax_lines } }, nothing).taxLines).toEqual([
      { name: "VAT & more", rate: "21%", amountMinor: 2100 },
      { name: "", rate: "7", amountMinor: 5 },
    ])
    expect(parseCartDetails({ totals: { tax_lines: "21%" } }, nothing).taxLines).toEqual([])
  })

  it("reads the rates of each package", () => {
    const groups = [{ package_id: 3, name: "First &amp; last", shipping_rates: [rate] }, { package_id: "b" }, null]
    const parsed = {
      rateId: "flat:1",
      name: "Home & away",
      description: "",
      priceMinor: 484,
      isSelected: true,
    }
    expect(parseCartDetails({ shipping_rates: groups }, withTax).packages).toEqual([
      { id: 3, name: "First & last", rates: [parsed] },
      { id: "b", name: "", rates: [] },
      { id: 0, name: "", rates: [] },
    ])
    expect(parseCartDetails({ shipping_rates: groups }, nothing).packages[0]?.rates[0]?.priceMinor).toBe(400)
  })

  it("describes a rate by its name, and a pickup by its place", () => {
    const meta = [{ key: "pickup_address", value: "Calle 1" }, { key: "other", value: "x" }, null]
    const described = { ...rate, description: "Two days", delivery_time: "before <b>noon</b>", meta_data: meta }
    expect(parseRates(described)?.[0]?.description).toBe("Two days · before noon · Calle 1")
  })

  it("leaves out rates without an id, and a second one with the same id", () => {
    const twice = { ...rate, name: "Again" }
    expect(
      parseRates(rate, twice, { name: "none" }, null, { rate_id: 7 })?.map(({ rateId, name }) => [rateId, name]),
    ).toEqual([
      ["flat:1", "Home & away"],
      ["7", ""],
    ])
  })

  it("reads the texts of addresses, payment methods once each, and the extensions' data", () => {
    const extensions = { "my-shop": { gift: true } }
    const billing_address = { first_name: "Ana", state: 7, phone: null }
    const cart = { billing_address, shipping_address: [], payment_methods: ["cod", 7, "cod"], extensions }
    expect(parseCartDetails(cart, nothing)).toMatchObject({
      billing: { first_name: "Ana" },
      shipping: {},
      paymentMethods: ["cod"],
      extensions,
    })
  })

  it.each([
    [true, due, true],
    [undefined, due, true],
    [false, due, false],
    [true, nothing, true],
    [undefined, nothing, false],
  ])("with needs_payment %j and %j, there is something to pay: %j", (needs_payment, totals, expected) => {
    expect(parseCartDetails({ needs_payment }, totals).needsPayment).toBe(expected)
  })

  it.each([[null], ["text"], [7], [{}], [[null, 7, "text", []]]])("has empty members for %j", (value) => {
    const names = ["coupons", "fees", "billing_address", "shipping_address", "extensions"]
    const details = parseCartDetails(Object.fromEntries(names.map((name) => [name, value])), withTax)
    expect(details).toMatchObject({ coupons: [], fees: [], packages: [], paymentMethods: null })
    expect([details.billing, details.shipping].map(Object.keys)).toEqual([[], []])
  })
})
