import { expect, it } from "vitest"
import { parseCart } from "./parseCart.ts"
import { selectUndo } from "./selectUndo.ts"

const color = [{ attribute: "Color", value: "Rojo" }]
const cart = parseCart({
  items: [
    { key: "plain", id: 12, quantity: 2 },
    { key: "red", id: 13, quantity: 1, variation: color },
    { key: "bundle", id: 14, quantity: 1 },
    { key: "part", id: 15, quantity: 1, extensions: { bundles: { bundled_by: "bundle" } } },
    { key: "engraved", id: 16, quantity: 1, item_data: [{ key: "Engraving", value: "To Ana" }] },
    { key: "empty bundle", id: 17, quantity: 1, extensions: { bundles: { bundled_items: [], bundle_data: { a: 1 } } } },
    { key: "composite", id: 18, quantity: 1, extensions: { composites: { composite_data: { a: 1 } } } },
    { key: "plan", id: 19, quantity: 1, extensions: { subscriptions: { billing_period: "month" } } },
    { key: "bought once", id: 20, quantity: 1, extensions: { subscriptions: { billing_period: null } } },
  ],
  totals: { currency_code: "EUR" },
})

it.each([
  ["plain", { id: 12, quantity: 2, variation: [] }],
  ["red", { id: 13, quantity: 1, variation: color }],
  ["bundle", null],
  ["part", null],
  ["engraved", null],
  ["empty bundle", null],
  ["composite", null],
  ["plan", null],
  ["bought once", { id: 20, quantity: 1, variation: [] }],
  ["gone", null],
  ["", null],
])("the line %j comes back by %j", (key, expected) => {
  expect(cart && selectUndo(cart, key)).toEqual(expected)
})
