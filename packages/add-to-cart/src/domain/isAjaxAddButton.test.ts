import { expect, it } from "vitest"
import { isAjaxAddButton } from "./isAjaxAddButton.ts"

const both = ["button", "add_to_cart_button", "ajax_add_to_cart"]

it.each([
  [both, "12", true],
  ["button add_to_cart_button  ajax_add_to_cart", "12", true],
  [both, 12, true],
  [both, "", false],
  [both, "  ", false],
  [both, null, false],
  [both, undefined, false],
  [["add_to_cart_button", "product_type_variable"], "12", false],
  [["ajax_add_to_cart"], "12", false],
  [["my-add_to_cart_button", "ajax_add_to_cart"], "12", false],
  [[...both, "wc-interactive"], "12", false],
  [[], "12", false],
  ["", "12", false],
])("classes %j with product %j: %j", (classes, productId, expected) => {
  expect(isAjaxAddButton({ classes, productId })).toBe(expected)
})
