import { expect, it } from "vitest"
import { parseCartItemKey } from "./parseCartItemKey.ts"

it.each([
  ["cart[ab12][qty]", "ab12"],
  ["cart[a-b_1][qty]", "a-b_1"],
  ["cart[][qty]", null],
  ["cart[ab12]", null],
  ["cart[ab12][qty][0]", null],
  ["xcart[ab12][qty]", null],
  ["cart[a]b][qty]", null],
  ["quantity", null],
  ["", null],
  [null, null],
])("the field %j is of line %j", (name, expected) => {
  expect(parseCartItemKey(name)).toBe(expected)
})
