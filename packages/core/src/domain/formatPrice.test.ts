import { expect, test } from "vitest"
import { createCurrency, type Currency } from "./currency.ts"
import { formatPrice } from "./formatPrice.ts"

const euros = createCurrency({ code: "EUR", symbol: "€", symbolPosition: "left" })

test.each<[number | string, Partial<Currency>, string]>([
  [4998, {}, "€49.98"],
  ["4998", {}, "€49.98"],
  [123456789, {}, "€1,234,567.89"],
  [100000, {}, "€1,000.00"],
  [99999, {}, "€999.99"],
  [5, {}, "€0.05"],
  [0, {}, "€0.00"],
  ["007", {}, "€0.07"],
  [-4998, {}, "-€49.98"],
  ["-4998", { prefix: "", suffix: "\u00A0€" }, "-49.98\u00A0€"],
  [4998, { minorUnit: 0, prefix: "¥" }, "¥4,998"],
  [4998, { minorUnit: 3, prefix: "KD\u00A0" }, "KD\u00A04.998"],
  [-7, { minorUnit: 3 }, "-€0.007"],
  [4998, { decimalSeparator: ",", thousandSeparator: "" }, "€49,98"],
  [123456789, { thousandSeparator: "$&" }, "€1$&234$&567.89"],
])("%j with %j is %j", (minor, changes, text) => {
  expect(formatPrice(minor, { ...euros, ...changes })).toBe(text)
})

test.each([
  [-0, "€0.00"],
  ["-0", "€0.00"],
  ["-000", "€0.00"],
])("%j has no sign", (minor, text) => {
  expect(formatPrice(minor, euros)).toBe(text)
})

test.each([
  [9007199254740993n.toString(), "€90,071,992,547,409.93"],
  [Number.MAX_SAFE_INTEGER, "€90,071,992,547,409.91"],
  [1e21, "€10,000,000,000,000,000,000.00"],
])("%s is written to the last digit", (minor, text) => {
  expect(formatPrice(minor, euros)).toBe(text)
})

test.each<unknown>([
  ...[
    12.5,
    Number.NaN,
    Infinity,
    -Infinity,
    "",
    " ",
    "12.5",
    "1e3",
    "0x10",
    "12 ",
    " 12",
    "+5",
    "--5",
    "1,000",
    "５",
    "abc",
  ],
  ...["constructor", null, undefined, true, [], [5], {}],
])("%j is no integer", (minor) => {
  expect(formatPrice(minor as number, euros)).toBe("")
})

test.each([null, undefined])("without a currency (%s) there is no price", (currency) => {
  expect(formatPrice(100, currency)).toBe("")
})

test("80,000 digits take no longer than their number", () => {
  expect(formatPrice("9".repeat(80_000), euros)).toHaveLength(80_000 + 26_665 + 2)
  expect(formatPrice(`${"0".repeat(80_000)}x`, euros)).toBe("")
  expect(formatPrice(`${"0".repeat(80_000)}7`, euros)).toBe("€0.07")
})
