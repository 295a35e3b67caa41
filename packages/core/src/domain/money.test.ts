import { expect, test, vi } from "vitest"
import { formatMoney, selectCurrencyDecimals } from "./money.ts"
import type { MoneyFormat } from "./moneyFormat.ts"

test.each([
  [4400, "EUR", "es-ES", "44,00\u00A0€"],
  [123456789, "EUR", "es-ES", "1.234.567,89\u00A0€"],
  [4400, "EUR", "en-IE", "€44.00"],
  [123456, "USD", "en-US", "$1,234.56"],
  [5, "USD", "en-US", "$0.05"],
  [0, "USD", "en-US", "$0.00"],
  [-0, "USD", "en-US", "$0.00"],
  [-1299, "USD", "en-US", "-$12.99"],
  [-1299, "EUR", "es-ES", "-12,99\u00A0€"],
  [1200, "JPY", "en-US", "¥1,200"],
  [1234, "KWD", "en-US", "KWD\u00A01.234"],
  [9007199254740991, "USD", "en-US", "$90,071,992,547,409.91"],
  [9007199254740991, "KWD", "en-US", "KWD\u00A09,007,199,254,740.991"],
])("%s %s in %s is %s", (amountMinor, currency, locale, text) => {
  expect(formatMoney({ amountMinor, currency }, { locale })).toBe(text)
})

const euros: MoneyFormat = { prefix: "", suffix: " €", decimalSeparator: ",", thousandSeparator: ".", minorUnit: 2 }

test.each([
  [4400, {}, "44,00 €"],
  [123456789, {}, "1.234.567,89 €"],
  [100000, {}, "1.000,00 €"],
  [99999, {}, "999,99 €"],
  [5, {}, "0,05 €"],
  [0, {}, "0,00 €"],
  [-0, {}, "0,00 €"],
  [-4400, { prefix: "$", suffix: "" }, "-$44,00"],
  [4400, { minorUnit: 0 }, "4.400 €"],
  [7, { minorUnit: 3 }, "0,007 €"],
  [-1234567, { minorUnit: 3 }, "-1.234,567 €"],
  [1234567, { thousandSeparator: "" }, "12345,67 €"],
  [123456789, { thousandSeparator: "$&" }, "1$&234$&567,89 €"],
  [9007199254740991, {}, "90.071.992.547.409,91 €"],
  [-9007199254740991, { minorUnit: 15 }, "-9,007199254740991 €"],
])("the host writes %s with %j as %s", (amountMinor, changes, text) => {
  const style = { locale: "en-US", format: { ...euros, ...changes } }
  expect(formatMoney({ amountMinor, currency: "EUR" }, style)).toBe(text)
})

test("returns null without a format", () => {
  expect(formatMoney({ amountMinor: 100, currency: "USD" }, { locale: "en-US", format: null })).toBe("$1.00")
})

test.each([1.5, Number.NaN, Infinity, 2 ** 53])("refuses the amount %s", (amountMinor) => {
  expect(() => formatMoney({ amountMinor, currency: "EUR" }, { locale: "es" })).toThrow(RangeError)
  expect(() => formatMoney({ amountMinor, currency: "EUR" }, { locale: "es", format: euros })).toThrow(RangeError)
})

test.each([
  ["EURO", "es"],
  ["", "es"],
  ["EUR", "not a locale"],
])("currency %j in %j is refused", (currency, locale) => {
  expect(() => formatMoney({ amountMinor: 1, currency }, { locale })).toThrow(RangeError)
})

test.each([
  ["EUR", 2],
  ["USD", 2],
  ["JPY", 0],
  ["KWD", 3],
  ["LYD", 3],
  ["UGX", 0],
  ["XXX", 2],
])("%s has %s decimals", (currency, decimals) => {
  expect(selectCurrencyDecimals(currency)).toBe(decimals)
})

test("an amount without its currency is not money", () => {
  // @ts-expect-error the currency is missing
  expect(() => formatMoney({ amountMinor: 1299 }, { locale: "es" })).toThrow()
})

test("creates one Intl format for many prices of one currency", () => {
  const { NumberFormat } = Intl
  const construct = vi.spyOn(Intl, "NumberFormat").mockImplementation(function (...args) {
    return new NumberFormat(...args)
  })
  for (let amountMinor = 0; amountMinor < 20; amountMinor += 1) {
    formatMoney({ amountMinor, currency: "SEK" }, { locale: "sv-SE" })
  }
  expect(construct).toHaveBeenCalledTimes(1)
  construct.mockRestore()
})
