import { expect, test } from "vitest"
import { encodeUri } from "./encodeUri.ts"

test.each([
  ["add_to_cart", "add_to_cart"],
  ["a b&c=d", "a%20b%26c%3Dd"],
  ["ñ😀", "%C3%B1%F0%9F%98%80"],
  ["\uD83D", "%EF%BF%BD"],
  ["a\uDE00b", "a%EF%BF%BDb"],
  ["", ""],
])("%j is %j", (text, encoded) => {
  expect(encodeUri(text)).toBe(encoded)
})
