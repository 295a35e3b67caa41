import { expect, test } from "vitest"
import { parseMoneyFormat } from "./moneyFormat.ts"

const totals = {
  total_price: "4400",
  currency_code: "EUR",
  currency_symbol: "€",
  currency_minor_unit: 2,
  currency_decimal_separator: ",",
  currency_thousand_separator: ".",
  currency_prefix: "",
  currency_suffix: " €",
}
const euros = { prefix: "", suffix: " €", decimalSeparator: ",", thousandSeparator: ".", minorUnit: 2 }

test.each<[string, unknown, unknown]>([
  ["a Store API answer", totals, euros],
  ["no decimals", { ...totals, currency_minor_unit: 0 }, { ...euros, minorUnit: 0 }],
  [
    "entities",
    { ...totals, currency_suffix: "&nbsp;&euro;", currency_thousand_separator: "&nbsp;" },
    { ...euros, suffix: "\u00A0€", thousandSeparator: "\u00A0" },
  ],
  [
    "missing separators",
    { currency_minor_unit: 3, currency_prefix: "KD" },
    { prefix: "KD", suffix: "", decimalSeparator: ".", thousandSeparator: "", minorUnit: 3 },
  ],
  ["no minor unit", { ...totals, currency_minor_unit: undefined }, null],
  ["a minor unit as text", { ...totals, currency_minor_unit: "2" }, null],
  ["a negative minor unit", { ...totals, currency_minor_unit: -1 }, null],
  ["half a minor unit", { ...totals, currency_minor_unit: 1.5 }, null],
  ["a huge minor unit", { ...totals, currency_minor_unit: 1e9 }, null],
  ["no currency in sight", { ...totals, currency_suffix: "" }, null],
  ["no object", "EUR", null],
  ["null", null, null],
  ["inherited members", Object.create(totals), null],
])("%s", (_, raw, format) => {
  expect(parseMoneyFormat(raw)).toEqual(format)
})
