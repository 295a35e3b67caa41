import { expect, test } from "vitest"
import { suggestName } from "./suggestName.ts"

const widgets = ["add-to-cart", "mini-cart", "cart-count", "gallery", "tabs", "reviews"]

test.each([
  ["galery", "gallery"],
  ["gallrey", "gallery"],
  ["Gallery", "gallery"],
  ["mini_cart", "mini-cart"],
  ["minicart", "mini-cart"],
  ["add-tocart", "add-to-cart"],
  ["tab", "tabs"],
  ["atbs", "tabs"],
  ["reviewss", "reviews"],
])("%s: did you mean %s?", (wrong, name) => {
  expect(suggestName(wrong, widgets)).toBe(name)
})

test.each(["", "x", "checkout", "cart", "tbsa", "constructor", "g".repeat(41), "gallery".repeat(100_000)])(
  "%.20s is near none",
  (wrong) => {
    expect(suggestName(wrong, widgets)).toBeNull()
  },
)

test.each([
  ["zom", ["room", "zoom"], "zoom"],
  ["cat", ["cut", "car"], "cut"],
  ["laod", ["lead", "load"], "load"],
  ["zoom", ["zoom", "zooms"], "zoom"],
  ["ab", ["ba"], "ba"],
  ["abc", [], null],
])("%s among %j is %s", (wrong, known, name) => {
  expect(suggestName(wrong, known)).toBe(name)
})
