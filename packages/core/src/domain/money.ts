import { formatDigits } from "./formatDigits.ts"
import { nullPrototype } from "./nullPrototype.ts"
import { memoise } from "./memoise.ts"
import type { MoneyFormat } from "./moneyFormat.ts"

/**
 * An amount of one currency: an integer in minor units (those of the host's `MoneyFormat` if there is one, else the currency's own) and an
 * ISO 4217 code.
 */
export interface Money {
  readonly amountMinor: number
  readonly currency: string
}

/** How money is formatted: in the host's own format, or as `Intl` formats the currency in `locale`. */
export interface MoneyStyle {
  readonly locale: string
  readonly format?: MoneyFormat | null | undefined
}

/**
 * Formats an amount exactly: nothing is divided, and no currency is assumed to have two decimals.
 * @throws RangeError when the amount is no safe integer, or, without a format, when `Intl` rejects the currency or locale.
 */
export function formatMoney({ amountMinor, currency }: Money, { locale, format }: MoneyStyle): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is not a whole number of minor units`)
  if (format) return formatDigits(String(Math.abs(amountMinor)), amountMinor < 0, format)
  const intl = findCurrencyFormat(locale, currency)
  // As decimal text, because amounts above 2^53 / 1000 would lose their last digit as a number.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two integers make a number's text, which the type of templates can't say
  return intl.format(`${amountMinor}E-${readDecimals(intl)}` as Intl.StringNumericLiteral)
}

const withoutDecimals = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
const withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND"

/**
 * How many decimals a currency has by ISO 4217: EUR 2, JPY 0, KWD 3; 2 where it isn't known. `Intl` has them too, but its first use in a page
 * takes 20 ms, which only text that is shown is worth.
 */
export function selectCurrencyDecimals(currency: string): 0 | 2 | 3 {
  if (withoutDecimals.split(" ").includes(currency)) return 0
  return withThreeDecimals.split(" ").includes(currency) ? 3 : 2
}

// Cached: construction reads the locale's data, which costs far more than formatting a price, and a basket formats many at each change.
const findCurrencyFormat = /* @__PURE__ */ memoise(
  (locale: string, currency: string) => new Intl.NumberFormat(locale, nullPrototype({ style: "currency", currency })),
)

function readDecimals(intl: Intl.NumberFormat): number {
  return intl.resolvedOptions().maximumFractionDigits ?? 0
}
