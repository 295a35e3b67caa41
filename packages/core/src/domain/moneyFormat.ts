import { decodeEntities } from "./decodeEntities.ts"
import { readMember } from "./readMember.ts"

/** The host's format of money. `minorUnit` is the number of decimals in its amounts, which may differ from the currency's own. */
export interface MoneyFormat {
  readonly prefix: string
  readonly suffix: string
  readonly decimalSeparator: string
  readonly thousandSeparator: string
  readonly minorUnit: number
}

/** A safe integer has no more digits than this. */
const maxMinorUnit = 15

/**
 * Parses the `currency_*` members of a Store API response's totals or prices. `null` without a usable minor unit, and without both prefix
 * and suffix, since a number without a currency is no price.
 */
export function parseMoneyFormat(raw: unknown): MoneyFormat | null {
  const readText = (name: string, fallback: string) => {
    const text = readMember(raw, [`currency_${name}`])
    return typeof text === "string" ? decodeEntities(text) : fallback
  }
  const minorUnit = readMember(raw, ["currency_minor_unit"])
  const prefix = readText("prefix", "")
  const suffix = readText("suffix", "")
  if (typeof minorUnit !== "number" || !Number.isInteger(minorUnit) || minorUnit < 0 || minorUnit > maxMinorUnit)
    return null
  if (prefix + suffix === "") return null
  const decimalSeparator = readText("decimal_separator", ".")
  return { prefix, suffix, decimalSeparator, thousandSeparator: readText("thousand_separator", ""), minorUnit }
}
