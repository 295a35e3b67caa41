import type { Language } from "./languages.ts"

/** How prices are written, in the members that the Store API names. */
export interface CurrencyFormat {
  readonly currency_code: "EUR"
  readonly currency_symbol: "€"
  readonly currency_minor_unit: 2
  readonly currency_decimal_separator: string
  readonly currency_thousand_separator: string
  readonly currency_prefix: string
  readonly currency_suffix: string
}

const euro = { currency_code: "EUR", currency_symbol: "€", currency_minor_unit: 2 } as const

const formats: Readonly<Record<Language, CurrencyFormat>> = {
  es: {
    ...euro,
    currency_decimal_separator: ",",
    currency_thousand_separator: ".",
    currency_prefix: "",
    currency_suffix: " €",
  },
  en: {
    ...euro,
    currency_decimal_separator: ".",
    currency_thousand_separator: ",",
    currency_prefix: "€",
    currency_suffix: "",
  },
}

/** The format of a language, as the Store API hands it out. */
export function currencyFormat(language: Language): CurrencyFormat {
  return formats[language]
}

/** The digits of an amount with the language's separators: "1.299,00" or "1,299.00". */
export function formatAmount(amountMinor: number, language: Language): string {
  const { currency_decimal_separator: decimal, currency_thousand_separator: thousand } = formats[language]
  const digits = String(amountMinor).padStart(3, "0")
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, thousand)
  return `${whole}${decimal}${digits.slice(-2)}`
}

/** An amount with its currency: "1.299,00 €", the space unbreakable, or "€1,299.00". */
export function formatPrice(amountMinor: number, language: Language): string {
  const { currency_prefix: prefix, currency_suffix: suffix } = formats[language]
  return `${prefix}${formatAmount(amountMinor, language)}${suffix.replace(" ", "\u00a0")}`
}
