import { expect, test } from "vitest"
import { splitAmount } from "./splitAmount.ts"

test.each([
  [100, [1], [100]],
  [100, [1, 1], [50, 50]],
  [100, [1, 1, 1], [34, 33, 33]],
  [101, [1, 1, 1], [34, 34, 33]],
  [100, [1, 2], [33, 67]],
  [10, [1, 2, 1], [3, 5, 2]],
  [100, [0, 1], [0, 100]],
  [5, [0, 1, 1], [0, 3, 2]],
  [0, [3, 4], [0, 0]],
  [-0, [1, 1], [0, 0]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [-1, [1, 1], [-1, 0]],
  [1, [1, 1, 1], [1, 0, 0]],
  [9007199254740991, [1, 1], [4503599627370496, 4503599627370495]],
  [9007199254740991, [9007199254740991, 1], [9007199254740990, 1]],
])("%s over %j is %j", (totalMinor, weights, parts) => {
  expect(splitAmount(totalMinor, weights)).toEqual(parts)
})

test("parts add up to the total, and are less than a unit from fair", () => {
  for (let total = -250; total <= 250; total += 7) {
    for (const weights of [
      [1, 1, 1],
      [2, 3, 5],
      [1, 999],
      [7, 0, 7, 7],
      [123456, 654321, 1],
    ]) {
      const sum = weights.reduce((a, b) => a + b, 0)
      const parts = splitAmount(total, weights)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      parts.forEach((part, index) => expect(Math.abs(part - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1))
    }
  }
})

test.each([
  [100, []],
  [100, [0, 0]],
  [100, [2, -1]],
  [100, [-1]],
  [100, [0.5]],
  [100, [Number.NaN]],
  [100, [Infinity]],
  [1.5, [1]],
  [Number.NaN, [1]],
  [2 ** 53, [1]],
])("%s over %j is refused", (totalMinor, weights) => {
  expect(() => splitAmount(totalMinor, weights)).toThrow(RangeError)
})

test("doesn't change the weights", () => {
  const weights = Object.freeze([3, 1, 2])
  expect(splitAmount(7, weights)).toEqual([4, 1, 2])
})
