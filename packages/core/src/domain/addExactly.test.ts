import { expect, test } from "vitest"
import { addExactly } from "./addExactly.ts"

test.each([
  [1, 2, 3],
  [0.1, 0.2, 0.3],
  [0.3, -0.1, 0.2],
  [0.25, -0.1, 0.15],
  [1.1, 0.05, 1.15],
  [5, -5, 0],
  [1e-7, 2e-7, 3e-7],
  [1.5e-7, 1, 1.00000015],
  [0.0000001, 0.1, 0.1000001],
  [1e21, 1e21, 2e21],
  [1e-300, 1, 1],
  [Number.MAX_SAFE_INTEGER, -1, Number.MAX_SAFE_INTEGER - 1],
  [Number.POSITIVE_INFINITY, 1, Number.POSITIVE_INFINITY],
  [Number.NaN, 1, Number.NaN],
])("%d and %d make %d", (left, right, sum) => {
  expect(addExactly(left, right)).toBe(sum)
})
