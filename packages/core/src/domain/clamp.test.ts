import { expect, test } from "vitest"
import { clamp } from "./clamp.ts"

test.each([
  [5, { min: 0, max: 10 }, 5],
  [-1, { min: 0, max: 10 }, 0],
  [11, { min: 0, max: 10 }, 10],
  [0, { min: 0, max: 0 }, 0],
  [Infinity, { min: 0, max: 10 }, 10],
  [-Infinity, { min: -3, max: 10 }, -3],
  [5, { min: 8, max: 2 }, 8],
])("%s within %j is %s", (value, range, result) => {
  expect(clamp(value, range)).toBe(result)
})
