import { expect, test } from "vitest"
import { convertAmount } from "./convertAmount.ts"
import { scaleMinorUnits } from "./scaleMinorUnits.ts"

test.each<[unknown, unknown, unknown, number]>([
  [4998, 2, 2, 4998],
  ["4998", 2, 2, 4998],
  [4998, 3, 2, 49980],
  [4998, 0, 2, 50],
  [4949, 0, 2, 49],
  [4950, 0, 2, 50],
  [-4950, 0, 2, -50],
  [-4949, 0, 2, -49],
  [1005, 2, 3, 101],
  [5, 2, 0, 500],
  ["12.99", 2, 2, 12],
  [1234, -1, 2, 1],
  [1234, 2, -1, 1234000],
])("%j to %j decimals from %j is %j", (amount, currencyDecimals, minorUnit, converted) => {
  expect(convertAmount(amount, currencyDecimals, minorUnit)).toBe(converted)
})

test.each<[unknown, unknown, number]>([
  [undefined, undefined, 4998],
  [undefined, 3, 500],
  [0, null, 50],
  ["0", "3", 4998],
  [Number.NaN, 1.5, 4998],
  [Infinity, {}, 4998],
])("decimals that are no integer (%j, %j) count as 2", (currencyDecimals, minorUnit, converted) => {
  expect(convertAmount(4998, currencyDecimals, minorUnit)).toBe(converted)
})

test.each<[unknown, unknown, unknown]>([
  ["abc", 2, 2],
  ["", 2, 2],
  [null, 2, 2],
  [Number.NaN, 2, 2],
  [Infinity, 2, 2],
  [{}, 2, 2],
  ["9".repeat(80_000), 2, 2],
  [9007199254740991, 3, 2],
  [1, 1e9, 2],
  [1, 2, 1e9],
  [1, 2, Number.MAX_VALUE],
])("%j to %j decimals from %j is 0", (...args) => {
  expect(convertAmount(...args)).toBe(0)
})

test.each<[unknown, unknown, unknown]>([
  [-0, 2, 2],
  [-49, 0, 2],
  ["-0", 3, 2],
])("%j to %j decimals from %j is never -0", (...args) => {
  expect(Object.is(convertAmount(...args), 0)).toBe(true)
})

test.each([
  [1235, 3, 2],
  [-150, 2, 0],
  [44, 0, 2],
  [9007199254740991, 2, 0],
])("%j from %j to %j decimals is what scaleMinorUnits answers", (amount, from, to) => {
  expect(convertAmount(amount, to, from)).toBe(scaleMinorUnits(amount, from, to))
})
