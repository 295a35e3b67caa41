import { expect, it } from "vitest"
import { parseItemsInCart } from "./parseItemsInCart.ts"

it.each([
  ["2", 2],
  ["0", 0],
  [" 12 ", 12],
  ["", 0],
  [null, 0],
  ["-1", 0],
  ["many", 0],
  ["undefined", 0],
  ["Infinity", 0],
])("the cookie %j counts %j", (cookie, expected) => {
  expect(parseItemsInCart(cookie)).toBe(expected)
})
