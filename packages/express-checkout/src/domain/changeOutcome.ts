import { isRecord, readMember } from "@ringside/core/domain"
import { createLineItems, type LineItem, type LineStyle, readOrderTotal } from "./lineItems.ts"
import { createShippingRates, type ShippingRate } from "./shippingRates.ts"

/** The response to a wallet's change event; `amount` is set on the elements before the sheet gets the rest. */
type Outcome<More> =
  | { readonly kind: "reject" }
  | ({ readonly kind: "resolve"; readonly amount: number; readonly lineItems: readonly LineItem[] } & More)

/** The response to a new address. Source: express-checkout §5.4. */
export type AddressChangeOutcome = Outcome<{ readonly shippingRates: readonly ShippingRate[] }>

/** The response to another rate. Source: express-checkout §5.5. */
export type RateChangeOutcome = Outcome<unknown>

/** Responds to a new address with the cart that the shop sent for it; rejects an address without rates. Source: express-checkout §5.4. */
export function selectAddressChangeOutcome(cart: unknown, decimals: unknown, style?: LineStyle): AddressChangeOutcome {
  const shippingRates = createShippingRates(cart, decimals, style)
  if (!hasTotals(cart) || shippingRates.length === 0) return { kind: "reject" }
  const amount = readOrderTotal(cart, decimals)
  return { kind: "resolve", amount, shippingRates, lineItems: createLineItems(cart, decimals, style) }
}

/** Responds to another rate with the cart that the shop sent for it. Source: express-checkout §5.5. */
export function selectRateChangeOutcome(cart: unknown, decimals: unknown, style?: LineStyle): RateChangeOutcome {
  if (!hasTotals(cart)) return { kind: "reject" }
  return { kind: "resolve", amount: readOrderTotal(cart, decimals), lineItems: createLineItems(cart, decimals, style) }
}

function hasTotals(cart: unknown): boolean {
  return isRecord(readMember(cart, ["totals"]))
}
