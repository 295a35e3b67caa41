import { expect, test } from "vitest"
import { formatPostcode, isValidPostcode, normalizePostcode } from "./postcode.ts"

test.each([
  ["ES", "28 001", "28001"],
  ["SE", "11455", "114 55"],
  ["CZ", "110 00", "110 00"],
  ["CA", "k1a0b1", "K1A 0B1"],
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["IE", "d6wxy45", "D6W XY45"],
  ["NL", "1012ab", "1012 AB"],
  ["PT", "1000001", "1000-001"],
  ["PL", "00 001", "00-001"],
  ["BR", "01310100", "01310-100"],
  ["US", "902101234", "90210-1234"],
  ["US", "90210", "90210"],
  ["JP", "1000001", "100-0001"],
  ["LV", "1010", "LV-1010"],
  ["LV", "lv-1010", "LV-1010"],
  ["GB", "aa", "AA"],
  ["GB", "", ""],
  ["constructor", "ab 1", "AB1"],
])("%s %s is written %s", (country, postcode, formatted) => {
  expect(formatPostcode(postcode, country)).toBe(formatted)
})

test("is compared in capitals, without spaces and hyphens", () => {
  expect(normalizePostcode(" sw1a-1\u00A0aa ")).toBe("SW1A1AA")
  expect(normalizePostcode(null)).toBe("")
})

test.each([
  ["ES", "28001"],
  ["ES", "28-001"],
  ["AT", "1010"],
  ["DE", "10115"],
  ["DE", "01067"],
  ["DK", "2100"],
  ["PT", "1000001"],
  ["PL", "00-001"],
  ["NL", "1012AB"],
  ["SE", "114 55"],
  ["SE", "SE-123 45"],
  ["CZ", "CZ-110 00"],
  ["SK", "SK 811 01"],
  ["IE", "D6W XY45 Dublin"],
  ["SI", "1000"],
  ["US", "90210-1234"],
  ["PR", "00601"],
  ["CA", "K1A 0B1"],
  ["GB", "SW1A 1AA"],
  ["GB", "M1 1AE"],
  ["GB", "W1A 0AX"],
  ["GB", "GIR 0AA"],
  ["GB", "BFPO 57"],
  ["IE", "D6W XY45"],
  ["IE", "A65 F4E2"],
  ["BR", "01310-100"],
  ["XX", "ABC 12"],
])("%s takes %s", (country, postcode) => {
  expect(isValidPostcode(postcode, country)).toBe(true)
})

test.each([
  ["ES", "2800"],
  ["ES", "280011"],
  ["ES", ""],
  ["ES", "28O01"],
  ["DE", "00115"],
  ["NL", "1012 SA"],
  ["NL", "0012 AB"],
  ["US", "9021"],
  ["US", "90210-12"],
  ["CA", "Z1A 0B1"],
  ["CA", "K1O 0B1"],
  ["GB", "SW1A 1A"],
  ["GB", "BFPO 57123"],
  ["IE", "D6W XY4"],
  ["SI", "0100"],
  ["XX", "12/3"],
  ["XX", "<b>"],
])("%s refuses %s", (country, postcode) => {
  expect(isValidPostcode(postcode, country)).toBe(false)
})
