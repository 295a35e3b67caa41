import { describe, expect, it } from "vitest"
import { createCurrency, type Currency, type CurrencySettings, readCurrency } from "./currency.ts"

const settings: CurrencySettings = {
  code: "eur",
  symbol: "€",
  symbolPosition: "left",
  thousandSeparator: ".",
  decimalSeparator: ",",
  precision: 2,
}
const made: Currency = {
  code: "EUR",
  symbol: "€",
  thousandSeparator: ".",
  decimalSeparator: ",",
  minorUnit: 2,
  prefix: "€",
  suffix: "",
}

describe("createCurrency", () => {
  it.each<[string, Partial<CurrencySettings>, Partial<Currency>]>([
    ["a shop's settings", {}, {}],
    ["left with a space", { symbolPosition: "left_space" }, { prefix: "€\u00A0" }],
    ["right", { symbolPosition: "right" }, { prefix: "", suffix: "€" }],
    ["right with a space", { symbolPosition: "right_space" }, { prefix: "", suffix: "\u00A0€" }],
    ["no decimals", { precision: 0 }, { minorUnit: 0 }],
    ["three decimals", { precision: 3 }, { minorUnit: 3 }],
    ["no thousands", { thousandSeparator: "" }, { thousandSeparator: "" }],
    ["a symbol of several letters", { symbol: "د.إ" }, { symbol: "د.إ", prefix: "د.إ" }],
    ["no symbol", { symbol: "" }, { symbol: "", prefix: "" }],
    ["an empty decimal separator, which would hide the decimals", { decimalSeparator: "" }, { decimalSeparator: "." }],
    ["half a surrogate pair", { symbol: "\uD83D" }, { symbol: "\uD83D", prefix: "\uD83D" }],
  ])("%s", (_, changes, expected) => {
    expect(createCurrency({ ...settings, ...changes })).toEqual({ ...made, ...expected })
  })

  it.each([null, {}, { precision: null, symbol: 5, thousandSeparator: 0, code: undefined }, Object.create(settings)])(
    "takes the defaults for %j",
    (bad) => {
      const nothing = { code: "", symbol: "", prefix: "", suffix: "" }
      const defaults = { thousandSeparator: ",", decimalSeparator: ".", minorUnit: 2 }
      expect(createCurrency(bad as CurrencySettings)).toEqual({ ...nothing, ...defaults })
    },
  )

  it.each([-1, 1.5, Number.NaN, Infinity, 101, 1e9, "3", null])(
    "takes two decimals for a precision of %s",
    (precision) => {
      expect(createCurrency({ ...settings, ...({ precision } as object) }).minorUnit).toBe(2)
    },
  )

  it.each(["", "center", "LEFT", " left", "constructor", "__proto__", "toString", null])(
    "shows no symbol in the position %j",
    (position) => {
      const { prefix, suffix } = createCurrency({ ...settings, ...({ symbolPosition: position } as object) })
      expect([prefix, suffix]).toEqual(["", ""])
    },
  )

  it("leaves its argument unchanged", () => {
    const frozen = Object.freeze({ ...settings })
    expect(createCurrency(frozen)).toEqual(made)
  })
})

const totals = {
  total_price: "4998",
  currency_code: "EUR",
  currency_symbol: "€",
  currency_minor_unit: 2,
  currency_decimal_separator: ",",
  currency_thousand_separator: ".",
  currency_prefix: "€",
  currency_suffix: "",
}
const euros: Currency = { ...made, thousandSeparator: ",", decimalSeparator: "." }

describe("readCurrency", () => {
  it.each<[string, Record<string, unknown>, Partial<Currency>]>([
    ["an answer", {}, {}],
    ["a code in small letters", { currency_code: "eur" }, {}],
    [
      "entities",
      {
        currency_symbol: "&euro;",
        currency_prefix: "",
        currency_suffix: "&nbsp;&euro;",
        currency_thousand_separator: "&#46;",
      },
      { prefix: "", suffix: "\u00A0€" },
    ],
    ["no decimals", { currency_minor_unit: 0 }, { minorUnit: 0 }],
    ["three decimals", { currency_minor_unit: 3 }, { minorUnit: 3 }],
    ["a bad minor unit", { currency_minor_unit: -2 }, { minorUnit: 2 }],
    ["a minor unit that is none", { currency_minor_unit: Number.NaN }, { minorUnit: 2 }],
  ])("%s", (_, changes, expected) => {
    expect(readCurrency({ ...totals, ...changes })).toEqual({ ...made, ...expected })
  })

  it("has no affix where the answer has none, and the usual separators", () => {
    expect(readCurrency({ currency_code: "JPY", currency_symbol: "¥" })).toEqual({
      ...{ code: "JPY", symbol: "¥", prefix: "", suffix: "" },
      ...{ thousandSeparator: ",", decimalSeparator: ".", minorUnit: 2 },
    })
  })

  it.each([null, undefined, "EUR", 5, [], {}, { currency_code: "" }, { currency_code: " " }, { currency_code: 978 }])(
    "falls back for %j",
    (response) => {
      expect(readCurrency(response)).toEqual(euros)
      expect(readCurrency(response, null)).toEqual(euros)
      expect(readCurrency(response, made)).toBe(made)
    },
  )

  it("reads own members alone", () => {
    expect(readCurrency(Object.create(totals))).toEqual(euros)
    expect(readCurrency(JSON.parse('{"__proto__":{"currency_code":"USD"}}'))).toEqual(euros)
  })
})
