import { expect, test } from "vitest"
import { scaleMinorUnits } from "./scaleMinorUnits.ts"

test.each([
  [4400, 2, 2, 4400],
  [4400, 2, 0, 44],
  [44, 0, 2, 4400],
  [1234, 3, 2, 123],
  [1235, 3, 2, 124],
  [1234, 2, 3, 12340],
  [149, 2, 0, 1],
  [150, 2, 0, 2],
  [-149, 2, 0, -1],
  [-150, 2, 0, -2],
  [-49, 2, 0, 0],
  [49, 2, 0, 0],
  [0, 0, 100, 0],
  [-0, 2, 2, 0],
  [1005, 3, 2, 101],
  [9007199254740991, 2, 2, 9007199254740991],
  [9007199254740991, 2, 0, 90071992547410],
  [5, 100, 0, 0],
])("%s with %s decimals is, with %s, %s", (amount, fromDecimals, toDecimals, scaled) => {
  expect(scaleMinorUnits(amount, fromDecimals, toDecimals)).toBe(scaled)
})

test.each([
  [1.5, 2, 0],
  [Number.NaN, 2, 0],
  [Infinity, 2, 0],
  [1, 0.5, 0],
  [1, 0, 1.5],
  [1, -1, 0],
  [1, 0, -1],
  [1, 101, 0],
  [0, 0, 1e9],
  [9007199254740991, 0, 1],
  [2 ** 53, 0, 0],
])("%s from %s to %s decimals is refused", (amount, fromDecimals, toDecimals) => {
  expect(() => scaleMinorUnits(amount, fromDecimals, toDecimals)).toThrow(RangeError)
})
