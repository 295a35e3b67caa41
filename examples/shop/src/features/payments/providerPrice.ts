import type { Order } from "../orders/readOrders.ts"

/** An order's total in the provider's form: a lower-case currency code, and for three decimals a last digit of 0. */
export function providerPrice({ totalMinor, currency }: Pick<Order, "totalMinor" | "currency">) {
  const amount = currency === "KWD" ? Math.round(totalMinor / 10) * 10 : totalMinor
  return { amount, currency: currency.toLowerCase() }
}

/** Whether an order's card would be charged that price. */
export function isPriceOf(
  { amount, currency }: ReturnType<typeof providerPrice>,
  order: Pick<Order, "totalMinor" | "currency">,
): boolean {
  const price = providerPrice(order)
  return amount === price.amount && currency === price.currency
}
