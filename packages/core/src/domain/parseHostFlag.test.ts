import { expect, test } from "vitest"
import { parseHostFlag } from "./parseHostFlag.ts"

test.each([true, 1, "1", "yes", "YES", "true", "True", "on", " on ", "\tyes\n"])("%j means yes", (value) => {
  expect(parseHostFlag(value)).toBe(true)
})

test.each([
  false,
  0,
  2,
  -1,
  Number.NaN,
  Infinity,
  "",
  " ",
  "0",
  "2",
  "01",
  "1.0",
  "no",
  "off",
  "false",
  "yes please",
  null,
  undefined,
  {},
  [],
  [1],
  ["yes"],
  { toString: () => "yes" },
])("%j is no", (value) => {
  expect(parseHostFlag(value)).toBe(false)
})
