import { decodeEntities } from "./decodeEntities.ts"
import { maxDecimals } from "./decimals.ts"
import type { MoneyFormat } from "./moneyFormat.ts"
import { readMember } from "./readMember.ts"

/** The format of prices in a currency. `code` is ISO 4217; prefix and suffix hold the symbol with its space. Source: checkout §14. */
export interface Currency extends MoneyFormat {
  readonly code: string
  readonly symbol: string
}

/** A shop's currency settings, by the platform's names. */
export interface CurrencySettings {
  readonly code: string
  readonly symbol: string
  readonly symbolPosition: string
  readonly thousandSeparator: string
  readonly decimalSeparator: string
  /** Decimals of a price. */
  readonly precision: number
}

/** A price never wraps between the number and its symbol. Source: checkout §1, D11. */
const space = "\u00A0"

/**
 * Makes a currency from a shop's settings. What is missing or of the wrong kind takes its default: `,`, `.` and two decimals; a position
 * that isn't left, right, left_space or right_space shows no symbol. Source: checkout §14.
 */
export function createCurrency(settings: Readonly<Partial<CurrencySettings>> | null): Currency {
  const symbol = readTextMember(settings, "symbol", "")
  return {
    code: readCode(settings, "code"),
    symbol,
    thousandSeparator: readTextMember(settings, "thousandSeparator", ","),
    decimalSeparator: readDecimalSeparator(readTextMember(settings, "decimalSeparator", "")),
    minorUnit: readDecimals(settings, "precision"),
    ...createAffixes(symbol, readMember(settings, ["symbolPosition"])),
  }
}

/**
 * Reads the currency of a Store API response (its `prices` or `totals`): the `currency_*` members, with the defaults of `createCurrency`
 * and with entities decoded. A response without a code gets `fallback`, else euros. Source: checkout §14.
 */
export function readCurrency(response: unknown, fallback?: Currency | null): Currency {
  const code = readCode(response, "currency_code")
  if (code === "") return fallback ?? createCurrency({ code: "EUR", symbol: "€", symbolPosition: "left" })
  const read = (name: string, missing: string) => decodeEntities(readTextMember(response, `currency_${name}`, missing))
  return {
    code,
    symbol: read("symbol", ""),
    thousandSeparator: read("thousand_separator", ","),
    decimalSeparator: readDecimalSeparator(read("decimal_separator", "")),
    minorUnit: readDecimals(response, "currency_minor_unit"),
    prefix: read("prefix", ""),
    suffix: read("suffix", ""),
  }
}

function createAffixes(symbol: string, position: unknown): { prefix: string; suffix: string } {
  switch (position) {
    case "left":
      return { prefix: symbol, suffix: "" }
    case "left_space":
      return { prefix: symbol + space, suffix: "" }
    case "right":
      return { prefix: "", suffix: symbol }
    case "right_space":
      return { prefix: "", suffix: space + symbol }
    default:
      return { prefix: "", suffix: "" }
  }
}

function readTextMember(source: unknown, name: string, fallback: string): string {
  const text = readMember(source, [name])
  return typeof text === "string" ? text : fallback
}

function readCode(source: unknown, name: string): string {
  return readTextMember(source, name, "").trim().toUpperCase()
}

/** Without a separator, 12.99 would read 1299. The platform itself uses a point then. */
function readDecimalSeparator(text: string): string {
  return text === "" ? "." : text
}

function readDecimals(source: unknown, name: string): number {
  const decimals = readMember(source, [name])
  const isUsable = typeof decimals === "number" && Number.isInteger(decimals) && decimals >= 0
  return isUsable && decimals <= maxDecimals ? decimals : 2
}
