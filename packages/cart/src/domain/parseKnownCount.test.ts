import { expect, it } from "vitest"
import { parseKnownCount } from "./parseKnownCount.ts"

it.each([
  ["1", null],
  [" 1 ", null],
  ["0", 0],
  [null, 0],
  ["2", 2],
])("the cookie %j means %j", (cookie, expected) => {
  expect(parseKnownCount(cookie)).toBe(expected)
})
