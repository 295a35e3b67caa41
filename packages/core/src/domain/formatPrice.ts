import type { Currency } from "./currency.ts"
import { formatDigits } from "./formatDigits.ts"

/**
 * Formats an amount in minor units (a number or its text) the way the shop formats prices. "" for anything but an integer. It works on the
 * digits, so no amount is rounded. Source: checkout §10, §14.
 */
export function formatPrice(minor: number | string, currency: Currency | null | undefined): string {
  const text = typeof minor === "number" && Number.isInteger(minor) ? BigInt(minor).toString() : minor
  if (!currency || typeof text !== "string" || !/^-?\d+$/.test(text)) return ""
  const digits = text.replace("-", "").replace(/^0+(?=\d)/, "")
  return formatDigits(digits, text.startsWith("-") && digits !== "0", currency)
}
