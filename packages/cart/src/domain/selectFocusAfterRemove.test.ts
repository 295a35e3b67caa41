import { expect, it } from "vitest"
import { selectFocusAfterRemove } from "./selectFocusAfterRemove.ts"

it.each([
  [0, 3, 0],
  [1, 3, 1],
  [2, 2, 1],
  [7, 2, 1],
  [0, 1, 0],
  [0, 0, null],
  [2, 0, null],
  // The place is not known: the last one.
  [-1, 3, 2],
  [NaN, 3, 2],
  [0, -1, null],
  [0, NaN, null],
])("line %j gone, %j left: %j", (removedIndex, remainingCount, expected) => {
  expect(selectFocusAfterRemove(removedIndex, remainingCount)).toBe(expected)
})
