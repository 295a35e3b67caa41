import { expect, test } from "vitest"
import { formatDigits } from "./formatDigits.ts"

const format = { prefix: "", suffix: "", decimalSeparator: ".", minorUnit: 0 }

test.each([
  ["0", ",", "0"],
  ["999", ",", "999"],
  ["1000", ",", "1,000"],
  ["1234567", ".", "1.234.567"],
  ["123456", "$&", "123$&456"],
  ["1234567", "", "1234567"],
])("groups %s with %j as %s", (digits, thousandSeparator, grouped) => {
  expect(formatDigits(digits, false, { ...format, thousandSeparator })).toBe(grouped)
})
