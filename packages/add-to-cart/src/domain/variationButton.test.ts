import { describe, expect, it } from "vitest"
import { isVariationPurchasable, selectAddToCartAlert, selectVariationButton } from "./variationButton.ts"

const whole = { is_purchasable: true, is_in_stock: true, variation_is_visible: true }

it.each([
  [whole, true],
  [{ ...whole, is_purchasable: false }, false],
  [{ ...whole, is_in_stock: false }, false],
  [{ ...whole, variation_is_visible: false }, false],
  [{}, false],
  [Object.create(whole) as typeof whole, false],
])("%j can be bought: %j", (variation, expected) => {
  expect(isVariationPurchasable(variation)).toBe(expected)
})

it.each([
  [
    "purchasable" as const,
    { add: [], remove: ["disabled", "wc-variation-selection-needed", "wc-variation-is-unavailable"], wrap: "enabled" },
  ],
  [
    "unavailable" as const,
    { add: ["disabled", "wc-variation-is-unavailable"], remove: ["wc-variation-selection-needed"], wrap: "disabled" },
  ],
  [
    "needed" as const,
    { add: ["disabled", "wc-variation-selection-needed"], remove: ["wc-variation-is-unavailable"], wrap: "disabled" },
  ],
])("shows %s", (state, expected) => {
  expect(selectVariationButton(state)).toEqual(expected)
})

describe("selectAddToCartAlert", () => {
  const texts = { unavailable: "Unavailable", makeSelection: "Choose" }

  it.each([
    [["disabled", "wc-variation-is-unavailable"], "Unavailable"],
    [["disabled", "wc-variation-selection-needed"], "Choose"],
    [["disabled", "wc-variation-selection-needed", "wc-variation-is-unavailable"], "Unavailable"],
    [["disabled"], null],
    [["wc-variation-selection-needed"], null],
    [[], null],
  ])("returns for %j: %j", (classes, expected) => {
    expect(selectAddToCartAlert(classes, texts)).toBe(expected)
  })
})
