import { expect, it } from "vitest"
import { parseRating } from "./rating.ts"

it.each([
  ["1", 1],
  ["5", 5],
  [4, 4],
  [" 3 ", 3],
  ["", 0],
  ["0", 0],
  ["6", 0],
  [-1, 0],
  [4.5, 0],
  ["4.5", 0],
  ["5 stars", 0],
  ["1e0", 0],
  ["٣", 0],
  [NaN, 0],
  [null, 0],
  [undefined, 0],
  [true, 0],
  [["3"], 0],
  [{}, 0],
])("of %j: %i", (v, expected) => {
  expect(parseRating(v)).toBe(expected)
})
