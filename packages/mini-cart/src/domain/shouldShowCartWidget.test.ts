import { expect, it } from "vitest"
import { shouldShowCartWidget } from "./shouldShowCartWidget.ts"

it.each([
  [true, "2", false, true],
  [true, "0", false, false],
  [true, "", false, false],
  [true, null, false, false],
  [true, "-1", false, false],
  [true, "many", false, false],
  [true, null, true, true],
  [false, null, false, true],
])("hide if empty %j, cookie %j, adding %j: shown %j", (hideIfEmpty, itemsCookie, adding, expected) => {
  expect(shouldShowCartWidget({ hideIfEmpty, itemsCookie, adding })).toBe(expected)
})
