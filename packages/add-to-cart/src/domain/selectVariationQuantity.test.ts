import { expect, it } from "vitest"
import { selectVariationQuantity } from "./selectVariationQuantity.ts"

it.each([
  ["2", { min_qty: 1, max_qty: 5 }, { value: "2", min: "1", max: "5", hidden: false }],
  ["9", { min_qty: 1, max_qty: 5 }, { value: "5", min: "1", max: "5", hidden: false }],
  ["1", { min_qty: "3", max_qty: "" }, { value: "3", min: "3", max: "", hidden: false }],
  ["4", { min_qty: 1, max_qty: -1 }, { value: "4", min: "1", max: "", hidden: false }],
  ["4", { min_qty: 1, max_qty: "-1" }, { value: "4", min: "1", max: "", hidden: false }],
  ["", { min_qty: 2, max_qty: 5 }, { value: "2", min: "2", max: "5", hidden: false }],
  ["x", {}, { value: "1", min: "", max: "", hidden: false }],
  [7, {}, { value: "7", min: "", max: "", hidden: false }],
  ["0.5", { min_qty: 0.25, max_qty: 2 }, { value: "0.5", min: "0.25", max: "2", hidden: false }],
  ["4", { min_qty: 3, max_qty: 2 }, { value: "3", min: "3", max: "2", hidden: false }],
  ["4", { min_qty: null, max_qty: { toString: 1 } }, { value: "4", min: "", max: "", hidden: false }],
  ["4", { min_qty: 2, max_qty: 9, is_sold_individually: "yes" }, { value: "1", min: "1", max: "", hidden: true }],
  ["4", { min_qty: 2, max_qty: 9, is_sold_individually: "no" }, { value: "4", min: "2", max: "9", hidden: false }],
])("makes %j of %j: %j", (current, variation, expected) => {
  expect(selectVariationQuantity(current, variation)).toEqual(expected)
})
