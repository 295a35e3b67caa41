import { expect, test } from "vitest"
import { groupDigits } from "./groupDigits.ts"

test.each([
  ["0", ",", "0"],
  ["999", ",", "999"],
  ["1000", ",", "1,000"],
  ["1234567", ".", "1.234.567"],
  ["123456", "$&", "123$&456"],
  ["1234567", "", "1234567"],
])("%s with %j is %s", (digits, separator, grouped) => {
  expect(groupDigits(digits, separator)).toBe(grouped)
})
