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

/**
 * Groups digits by three from the right; at least one digit. It works on text, so that it also formats amounts that no number holds
 * exactly.
 */
function groupDigits(digits: string, separator: string): string {
  const firstLength = digits.length % 3 || 3
  const groups = [digits.slice(0, firstLength)]
  for (let start = firstLength; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3))
  return groups.join(separator)
}
