import { expect, it } from "vitest"
import { formatCounter } from "./formatCounter.ts"

it.each([
  [0, 3, "1 / 3"],
  [2, 3, "3 / 3"],
  [0, 1, "1 / 1"],
  [59, 60, "60 / 60"],
])("picture %i of %i is %s", (index, count, text) => {
  expect(formatCounter(index, count)).toBe(text)
})
