import type { AgreedPrice } from "../orders/placeOrder.ts"

/**
 * Reads the total that a wallet's sheet showed; undefined for a client that doesn't send it. A malformed amount is NaN, which no order
 * costs. Source: express-checkout contract §6.1.
 */
export function readAgreedPrice(read: (name: string) => unknown): AgreedPrice | undefined {
  const [total, currency] = [read("agreed_total"), read("agreed_currency")]
  if (total === undefined && currency === undefined) return undefined
  const amount = typeof total === "number" || typeof total === "string" ? Number(total) : Number.NaN
  return { amount, currency: typeof currency === "string" ? currency.toLowerCase() : "" }
}
