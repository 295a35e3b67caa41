import { expect, it } from "vitest"
import { selectUndoUrl } from "./selectUndoUrl.ts"

const base = "https://shop.test/en/shop/"

it.each([
  ["/en/cart/?remove_item=ab12&_wpnonce=7f", "https://shop.test/en/cart/?_wpnonce=7f&undo_item=ab12"],
  ["?lang=en&remove_item=ab12", "https://shop.test/en/shop/?lang=en&undo_item=ab12"],
  ["/en/cart/", null],
  ["/en/cart/?remove_item=", null],
  ["https://evil.test/?remove_item=ab12", null],
  ["http://shop.test/?remove_item=ab12", null],
  ["javascript:0?remove_item=ab12", null],
  ["//[?remove_item=ab12", null],
  ["", null],
])("for %j is %j", (href, expected) => {
  expect(selectUndoUrl(href, base)).toBe(expected)
})
