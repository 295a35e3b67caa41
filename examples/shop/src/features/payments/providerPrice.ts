import type { Order } from "../orders/readOrders.ts"

/** An order's total as the provider counts it: in its own lower-case code, and, with three decimals, with a last digit of 0. */
export function providerPrice({ totalMinor, currency }: Pick<Order, "totalMinor" | "currency">) {
  const amount = currency === "KWD" ? Math.round(totalMinor / 10) * 10 : totalMinor
  return { amount, currency: currency.toLowerCase() }
}
