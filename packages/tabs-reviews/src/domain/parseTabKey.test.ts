import { expect, it } from "vitest"
import { parseTabKey } from "./parseTabKey.ts"

it.each([
  ["description_tab", "description"],
  ["additional_information_tab", "additional_information"],
  ["description_tab active", "description"],
  ["first  reviews_tab\n", "reviews"],
  ["my_tab_tab", "my_tab"],
  ["guía_tab", "guía"],
  ["_tab", null],
  ["tab", null],
  ["reviews_tabs", null],
  ["tab_reviews", null],
  ["", null],
])("of %j: %j", (liClass, expected) => {
  expect(parseTabKey(liClass)).toBe(expected)
})
