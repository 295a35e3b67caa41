import { maxDecimals, scaleByTens } from "./decimals.ts"

/**
 * Turns an amount counted with `fromDecimals` into one counted with `toDecimals`, half a unit away from zero where decimals are lost.
 * Source: checkout §14.
 * @throws RangeError when anything isn't an integer, decimals are below 0 or above 100, or the result is beyond the safe integers.
 */
export function scaleMinorUnits(amount: number, fromDecimals: number, toDecimals: number): number {
  if (![amount, fromDecimals, toDecimals].every(Number.isSafeInteger))
    throw new RangeError("Amount and decimals must be integers")
  if (![fromDecimals, toDecimals].every((decimals) => decimals >= 0 && decimals <= maxDecimals)) {
    throw new RangeError(`Decimals must be from 0 to ${maxDecimals}`)
  }
  const scaled = Number(scaleByTens(BigInt(amount), toDecimals - fromDecimals))
  if (!Number.isSafeInteger(scaled)) throw new RangeError("The amount is too large to be counted exactly")
  return scaled
}
