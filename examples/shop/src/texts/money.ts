import type { Language } from "./languages.ts"

/** The shop's currencies: with two decimals, with none, and with three. */
export type Currency = "EUR" | "JPY" | "KWD"

/** The format of prices, with the Store API's member names. */
export interface CurrencyFormat {
  readonly currency_code: Currency
  readonly currency_symbol: string
  readonly currency_minor_unit: number
  readonly currency_decimal_separator: string
  readonly currency_thousand_separator: string
  readonly currency_prefix: string
  readonly currency_suffix: string
}

const symbols = { EUR: "€", JPY: "¥", KWD: "KD" } as const
const decimals = { EUR: 2, JPY: 0, KWD: 3 } as const

/** Minor units of a currency per euro: fixed, so that a test can compute any price. */
const minorUnitsForOneEuro = { EUR: 100, JPY: 165, KWD: 345 } as const

/** All currencies, the shop's own first. */
export const currencies: readonly Currency[] = ["EUR", "JPY", "KWD"]

/** Finds the currency with that code; undefined for a code that the shop doesn't support. */
export function findCurrency(code: string | null | undefined): Currency | undefined {
  return currencies.find((currency) => currency === code?.toUpperCase())
}

/** Converts a catalogue's amount, in minor units of EUR, to minor units of a currency. Each amount is rounded once. */
export function convertAmount(eurMinor: number, currency: Currency): number {
  return Math.round((eurMinor * minorUnitsForOneEuro[currency]) / 100)
}

/** The format of a currency's prices in a language, as the Store API sends it. */
export function currencyFormat(language: Language, currency: Currency = "EUR"): CurrencyFormat {
  const symbol = symbols[currency]
  const isBefore = language === "en"
  const gap = currency === "KWD" ? " " : ""
  return {
    currency_code: currency,
    currency_symbol: symbol,
    currency_minor_unit: decimals[currency],
    currency_decimal_separator: isBefore ? "." : ",",
    currency_thousand_separator: isBefore ? "," : ".",
    currency_prefix: isBefore ? `${symbol}${gap}` : "",
    currency_suffix: isBefore ? "" : ` ${symbol}`,
  }
}

/** Formats minor units for machines: "58.00", "95", "20.010". */
export function formatDecimal(amountMinor: number, currency: Currency): string {
  const count = decimals[currency]
  const digits = String(amountMinor).padStart(count + 1, "0")
  return count === 0 ? digits : `${digits.slice(0, -count)}.${digits.slice(-count)}`
}

/** Formats an amount with the language's separators: "1.299,00" or "1,299.00". */
export function formatAmount(amountMinor: number, language: Language, currency: Currency = "EUR"): string {
  const { currency_decimal_separator: decimal, currency_thousand_separator: thousand } = currencyFormat(language)
  const count = decimals[currency]
  const digits = String(amountMinor).padStart(count + 1, "0")
  const whole = digits.slice(0, digits.length - count).replace(/\B(?=(\d{3})+$)/g, thousand)
  return count === 0 ? whole : `${whole}${decimal}${digits.slice(-count)}`
}

/** Formats an amount with its currency: "1.299,00 €" with a no-break space, or "€1,299.00". */
export function formatPrice(amountMinor: number, language: Language, currency: Currency = "EUR"): string {
  const { currency_prefix: prefix, currency_suffix: suffix } = currencyFormat(language, currency)
  const unbroken = (affix: string) => affix.replace(" ", "\u00a0")
  return `${unbroken(prefix)}${formatAmount(amountMinor, language, currency)}${unbroken(suffix)}`
}
