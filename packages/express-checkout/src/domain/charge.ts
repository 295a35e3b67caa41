import { createProviderAmount, selectProviderDecimals } from "@ringside/payments/domain"
import { readOrderTotal } from "./lineItems.ts"

/**
 * The total of a cart or order in the provider's units, as its card is charged: of three decimals the last one is 0. `code` is the total's
 * currency; `decimals` are those of its amounts at the provider. Source: checkout §1 D12.
 */
export function readCharge(cart: unknown, code: string, decimals: unknown): number {
  const total = readOrderTotal(cart, decimals)
  return selectProviderDecimals(code) === 3 ? createProviderAmount(total, 3, code) : total
}
