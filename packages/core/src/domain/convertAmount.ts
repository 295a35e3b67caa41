import { scaleByTens } from "./decimals.ts"
import { parseMinorAmount } from "./parseMinorAmount.ts"

/** A safe integer has at most 16 digits, so a larger power of ten leaves 0 or an unsafe number. */
const maxExponent = 16

/**
 * Turns an amount counted with `minorUnit` decimals into one with `currencyDecimals`, half a unit away from zero where decimals are
 * lost. Decimals that are no integer count as 2; an amount that can't be read or counted exactly is 0. Source: express-checkout §10.
 */
export function convertAmount(amount: unknown, currencyDecimals?: unknown, minorUnit?: unknown): number {
  const exponent = readDecimals(currencyDecimals) - readDecimals(minorUnit)
  if (Math.abs(exponent) > maxExponent) return 0
  const converted = Number(scaleByTens(BigInt(parseMinorAmount(amount)), exponent))
  return Number.isSafeInteger(converted) ? converted : 0
}

function readDecimals(decimals: unknown): number {
  return typeof decimals === "number" && Number.isInteger(decimals) ? decimals : 2
}
