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
  ],
  totals: { currency_code: "EUR" },
})

it.each([
  ["plain", { id: 12, quantity: 2, variation: [] }],
  ["red", { id: 13, quantity: 1, variation: color }],
  ["bundle", null],
  ["part", null],
  ["gone", null],
  ["", null],
])("the line %j comes back by %j", (key, expected) => {
  expect(cart && selectUndo(cart, key)).toEqual(expected)
})
