import { expect, it } from "vitest"
import { selectFreeShipping } from "./selectFreeShipping.ts"

it.each([
  [0, 6000, { remainingMinor: 6000, share: 0, isReached: false }],
  [1500, 6000, { remainingMinor: 4500, share: 0.25, isReached: false }],
  [5999, 6000, { remainingMinor: 1, share: 1 - 1 / 6000, isReached: false }],
  [6000, 6000, { remainingMinor: 0, share: 1, isReached: true }],
  [9000, 6000, { remainingMinor: 0, share: 1, isReached: true }],
  [-100, 6000, { remainingMinor: 6000, share: 0, isReached: false }],
  [1500, 0, null],
  [1500, -1, null],
  [1500, null, null],
  [1500, NaN, null],
  [1500, Infinity, null],
  [NaN, 6000, null],
])("%j of %j: %j", (itemsTotalMinor, freeShippingFromMinor, expected) => {
  expect(selectFreeShipping({ itemsTotalMinor, freeShippingFromMinor })).toEqual(expected)
})
