import { groupDigits } from "./groupDigits.ts"
import type { MoneyFormat } from "./moneyFormat.ts"

/** Formats an amount the way the host does, minus sign first. `digits` are its minor units without a sign. */
export function formatDigits(digits: string, isNegative: boolean, format: MoneyFormat): string {
  const { prefix, suffix, decimalSeparator, thousandSeparator, minorUnit } = format
  const padded = digits.padStart(minorUnit + 1, "0")
  const point = padded.length - minorUnit
  const whole = groupDigits(padded.slice(0, point), thousandSeparator)
  const fraction = minorUnit > 0 ? decimalSeparator + padded.slice(point) : ""
  return `${isNegative ? "-" : ""}${prefix}${whole}${fraction}${suffix}`
}
