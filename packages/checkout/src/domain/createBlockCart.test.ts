import { parseCartAnswer } from "@ringside/cart/domain"
import { describe, expect, test } from "vitest"
import { createBlockCart, parseExtraFields } from "./index.ts"

const euro = { currency_code: "EUR", currency_minor_unit: 2, currency_prefix: "€", currency_suffix: "" }
const item = {
  key: "a",
  id: 1,
  name: "Lince",
  quantity: 1,
  prices: { price: "1210", ...euro },
  totals: { line_subtotal: "1000", line_subtotal_tax: "210", ...euro },
}
const cart = {
  items: [item],
  needs_shipping: true,
  needs_payment: true,
  coupons: [{ code: "ten", totals: { total_discount: "100", total_discount_tax: "21" } }],
  fees: [{ name: "<b>Wrap</b>", totals: { total: "50", total_tax: "10" } }],
  billing_address: { first_name: "Ana", state: 7, __proto__: null },
  shipping_rates: [
    {
      package_id: 3,
      name: "Parcel",
      shipping_rates: [
        { rate_id: "flat:1", name: "Home", price: "400", taxes: "84", selected: true, description: "Two days" },
        { rate_id: "pick:2", name: "Fetch", price: "0", meta_data: [{ key: "pickup_address", value: "Calle 1" }] },
      ],
    },
  ],
  payment_methods: ["cod", 7],
  totals: {
    ...euro,
    total_items: "1000",
    total_items_tax: "210",
    total_shipping: "400",
    total_shipping_tax: "84",
    total_tax: "283",
    total_price: "1633",
  },
}

const readBlockCart = (body: unknown) => {
  const answer = parseCartAnswer(body)
  return answer && createBlockCart(answer)
}

describe("createBlockCart", () => {
  test("shows sums with tax where the shop's prices have it", () => {
    const parsed = readBlockCart(cart)
    expect(parsed?.rows).toEqual([
      { key: "subtotal", kind: "subtotal", name: "", amountMinor: 1210 },
      { key: "coupon-ten", kind: "coupon", name: "ten", amountMinor: -121 },
      { key: "fee-0", kind: "fee", name: "Wrap", amountMinor: 60 },
      { key: "shipping", kind: "shipping", name: "", amountMinor: 484 },
    ])
    expect(parsed).toMatchObject({ totalMinor: 1633, includedTaxMinor: 283, currency: "EUR", paymentMethods: ["cod"] })
    expect(parsed?.packages[0]?.rates.map(({ priceMinor, description }) => [priceMinor, description])).toEqual([
      [484, "Two days"],
      [0, "Calle 1"],
    ])
    expect(parsed?.billing).toEqual({ first_name: "Ana" })
  })

  test("shows a tax row where they don't", () => {
    const net = { ...cart, items: [{ ...item, prices: { price: "1000", ...euro } }] }
    expect(readBlockCart(net)?.rows.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["subtotal", 1000],
      ["coupon", -100],
      ["fee", 50],
      ["shipping", 400],
      ["tax", 283],
    ])
  })

  test("lists the taxes, in rows or as what the total includes, where the shop does", () => {
    const tax_lines = [
      { name: "State", price: "200", rate: "14%" },
      { name: "City", price: "83", rate: "5%" },
    ]
    const listed = { ...cart, totals: { ...cart.totals, tax_lines } }
    const lines = [
      { name: "State", rate: "14%", amountMinor: 200 },
      { name: "City", rate: "5%", amountMinor: 83 },
    ]
    expect(readBlockCart(listed)?.includedTaxes).toEqual(lines)
    const net = readBlockCart({ ...listed, items: [{ ...item, prices: { price: "1000", ...euro } }] })
    expect(net?.includedTaxes).toEqual([])
    expect(net?.rows.slice(-2)).toEqual([
      { key: "tax-0", kind: "tax", ...lines[0] },
      { key: "tax-1", kind: "tax", ...lines[1] },
    ])
  })

  test.each([
    ["total_price", "0", { needsPayment: true }],
    ["total_shipping", null, { needsShipping: true }],
  ])("reads %s as %j", (member, value, expected) => {
    expect(readBlockCart({ ...cart, totals: { ...cart.totals, [member]: value } })).toMatchObject(expected)
  })

  test.each([null, undefined, "", [], {}, { items: [] }, { items: {}, totals: euro }])("is null for %j", (body) => {
    expect(readBlockCart(body)).toBeNull()
  })

  test("has at most 50 parcels of at most 200 rates", () => {
    const rates = Array.from({ length: 300 }, (_, index) => ({ rate_id: String(index) }))
    const groups = Array.from({ length: 80 }, () => ({ shipping_rates: rates }))
    const packages = readBlockCart({ ...cart, shipping_rates: groups })?.packages ?? []
    expect([packages.length, packages[0]?.rates.length]).toEqual([50, 200])
  })
})

describe("parseExtraFields", () => {
  test("reads fields of the three kinds", () => {
    const options = [{ value: "a", label: "A &amp; B" }, { value: "b" }, { label: "no value" }, null]
    expect(
      parseExtraFields({
        "shop/vat": { label: "VAT <i>number</i>", type: "text", required: true },
        "shop/slot": { label: "Slot", type: "select", options },
        "shop/gift": { label: "A gift", type: "checkbox", required: "yes" },
      }),
    ).toEqual([
      { id: "shop/vat", label: "VAT number", type: "text", isRequired: true, options: [], rules: null },
      {
        id: "shop/slot",
        label: "Slot",
        type: "select",
        isRequired: false,
        options: [
          { value: "a", label: "A & B" },
          { value: "b", label: "b" },
        ],
        rules: null,
      },
      { id: "shop/gift", label: "A gift", type: "checkbox", isRequired: false, options: [], rules: null },
    ])
  })

  test.each([
    null,
    "fields",
    [],
    { novalue: { label: "x", type: "text" } },
    { __proto__: { "shop/a": { label: "x", type: "text" } } },
    { 'shop/a"><img>': { label: "x", type: "text" } },
    { "shop/a": { label: "<script></script>", type: "text" } },
    { "shop/a": { label: "x" } },
    { "shop/a": { label: "x", type: "password" } },
    { "shop/a": { label: "x", type: "select", options: {} } },
    { "shop/a": { label: { toString: null }, type: "text" } },
    { "shop/a": { label: "x", type: "text", hidden: true } },
    { "shop/a": null },
  ])("leaves out %j", (raw) => {
    expect(parseExtraFields(raw)).toEqual([])
  })

  test("reads the words and the attributes that an extension sets at its control, and no hook of ours", () => {
    const attributes = {
      ...{ maxLength: "9", autocomplete: "tax-id", "aria-label": "VAT", "data-mask": "00", title: "Two letters" },
      ...{ "data-ringside": "gallery", onclick: "alert(1)", style: "color: red", pattern: 7 },
    }
    const [field] = parseExtraFields({
      "shop/vat": {
        label: "VAT",
        type: "text",
        errorMessage: "A <b>number</b>, please",
        placeholder: "B1",
        attributes,
      },
    })
    expect(field).toMatchObject({ errorMessage: "A number, please", placeholder: "B1" })
    expect(field?.attributes).toEqual({
      ...{ maxLength: "9", autoComplete: "tax-id", "aria-label": "VAT", "data-mask": "00", title: "Two letters" },
    })
  })

  test("reads dates with their days, and other types as a text or a list", () => {
    const fields = parseExtraFields({
      "shop/day": { label: "Day", type: "date", min: "2026-12-01", max: "P1M" },
      "shop/time": { label: "Time", type: "time" },
      "shop/way": { label: "Way", type: "radio", options: [{ value: "a" }] },
    })
    expect(fields.map(({ type, attributes }) => [type, attributes])).toEqual([
      ["date", { min: "2026-12-01" }],
      ["text", undefined],
      ["select", undefined],
    ])
  })

  test("has at most 50 fields, and labels of at most 200 characters", () => {
    const raw = Object.fromEntries(
      Array.from({ length: 90 }, (_, index) => [`shop/f${String(index)}`, { label: "x".repeat(900), type: "text" }]),
    )
    const fields = parseExtraFields(raw)
    expect([fields.length, fields[0]?.label.length]).toEqual([50, 200])
  })
})
