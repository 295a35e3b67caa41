import { expect, test } from "vitest"
import { parseWholeMinorUnits } from "./parseWholeMinorUnits.ts"

test.each([
  ["0", 0],
  ["-0", 0],
  ["4400", 4400],
  ["-4400", -4400],
  ["007", 7],
  ["9007199254740991", 9007199254740991],
  ["-9007199254740991", -9007199254740991],
])("%j is %s", (text, amountMinor) => {
  expect(parseWholeMinorUnits(text)).toBe(amountMinor)
})

test.each([
  "",
  " ",
  "44.00",
  "44,00",
  "1e3",
  "0x10",
  "+5",
  " 5",
  "5\n",
  "--5",
  "٥",
  "5 €",
  "Infinity",
  "9007199254740992",
  "9".repeat(400),
  44,
  null,
  undefined,
  {},
  ["5"],
  true,
])("%j is no amount", (text) => {
  expect(parseWholeMinorUnits(text)).toBeNull()
})
