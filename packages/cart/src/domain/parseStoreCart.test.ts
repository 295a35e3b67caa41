import { describe, expect, it } from "vitest"
import { parseStoreCart } from "./parseStoreCart.ts"

const item = {
  key: "ab12",
  id: 12,
  name: "Pu&ntilde;o",
  quantity: 2,
  variation: [{ raw_attribute: "attribute_pa_color", attribute: "Color", value: "Rojo" }],
  totals: { line_subtotal: "7272", line_subtotal_tax: "1528" },
  prices: { price: "4400" },
  extensions: { bundles: { bundled_by: "cd34" } },
}
const answer = {
  items: [item],
  items_count: 2,
  needs_shipping: true,
  totals: {
    total_price: "9295",
    total_tax: "1613",
    total_shipping: "495",
    total_refund: "100",
    currency_code: "EUR",
    currency_minor_unit: 2,
  },
}
const parsed = {
  items: [
    {
      key: "ab12",
      id: 12,
      name: "Pu&ntilde;o",
      quantity: 2,
      variation: [{ attribute: "Color", value: "Rojo" }],
      lineSubtotal: "7272",
      price: "4400",
      bundledBy: "cd34",
    },
  ],
  itemsCount: 2,
  needsShipping: true,
  totals: {
    totalPrice: "9295",
    totalTax: "1613",
    totalShipping: "495",
    totalRefund: "100",
    currencyCode: "EUR",
    minorUnit: 2,
  },
}
const empty = {
  items: [],
  itemsCount: 0,
  needsShipping: false,
  totals: { totalPrice: "0", totalTax: "0", totalShipping: "0", totalRefund: "0", currencyCode: "", minorUnit: 2 },
}

describe("parseStoreCart", () => {
  it("reads an answer, its value or its text", () => {
    expect(parseStoreCart(answer)).toEqual(parsed)
    expect(parseStoreCart(JSON.stringify(answer))).toEqual(parsed)
  })

  it.each([
    [null],
    [undefined],
    [{}],
    [[]],
    [7],
    [""],
    ["{"],
    ["null"],
    [{ items: {}, totals: [] }],
    [{ items: "ab12" }],
  ])("returns an empty cart for %j", (json) => {
    expect(parseStoreCart(json)).toEqual(empty)
  })

  it("drops lines that have no key", () => {
    const items = [item, { ...item, key: "" }, { ...item, key: undefined }, { ...item, key: 7 }, null, "ab12", []]
    expect(parseStoreCart({ ...answer, items }).items).toEqual(parsed.items)
  })

  it("gives a line that has only a key neutral values", () => {
    expect(parseStoreCart({ items: [{ key: "ab12" }] }).items).toEqual([
      { key: "ab12", id: 0, name: "", quantity: 0, variation: [], lineSubtotal: "0", price: "0", bundledBy: null },
    ])
  })

  it.each([[{ bundles: { bundled_by: "" } }], [{ bundles: { bundled_by: 7 } }], [{ bundles: [] }], [{}], [[]], [null]])(
    "treats a line with the extensions %j as one outside of a bundle",
    (extensions) => {
      expect(parseStoreCart({ items: [{ ...item, extensions }] }).items[0]?.bundledBy).toBeNull()
    },
  )

  it("drops attributes without a name", () => {
    const variation = [{ attribute: "Color" }, null, "Color", { attribute: "Talla", value: "" }]
    expect(parseStoreCart({ items: [{ ...item, variation }] }).items[0]?.variation).toEqual([
      { attribute: "Talla", value: "" },
    ])
  })

  it.each([
    ["12345678901234567890", "12345678901234567890"],
    ["-100", "-100"],
    [4998, "4998"],
    [0, "0"],
    [49.98, "0"],
    [null, "0"],
    [["1"], "0"],
  ])("keeps the amount %j as text: %j", (amount, expected) => {
    expect(parseStoreCart({ totals: { total_price: amount } }).totals.totalPrice).toBe(expected)
  })

  it.each([
    [0, 0],
    [3, 3],
    ["3", 3],
    [-1, 2],
    [1.5, 2],
    ["", 2],
    [null, 2],
  ])("reads minor unit %j as %j", (unit, expected) => {
    expect(parseStoreCart({ totals: { currency_minor_unit: unit } }).totals.minorUnit).toBe(expected)
  })

  it("counts the lines itself when the response has no count", () => {
    expect(parseStoreCart({ items: [item, { ...item, key: "cd34", quantity: 3 }] }).itemsCount).toBe(5)
    expect(parseStoreCart({ ...answer, items_count: -1 }).itemsCount).toBe(2)
  })

  it("needs shipping only when the response contains that", () => {
    expect(parseStoreCart({ ...answer, needs_shipping: "false" }).needsShipping).toBe(false)
  })
})
