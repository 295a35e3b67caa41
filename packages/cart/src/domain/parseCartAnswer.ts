import type { Cart } from "./cart.ts"
import type { CartDetails } from "./cartDetails.ts"
import { parseCart } from "./parseCart.ts"
import { parseCartDetails } from "./parseCartDetails.ts"

/** The basket of a response, and its parts that only basket and checkout show. */
export type ParsedCart = {
  readonly cart: Cart
  readonly details: CartDetails
  /** The response itself, for scripts of the host that read the platform's members. */
  readonly body: unknown
}

/** Parses the value of a Store API response; null when it is no cart. `isWithTax` is as for `parseCart`. */
export function parseCartAnswer(body: unknown, isWithTax: boolean | null = null): ParsedCart | null {
  const cart = parseCart(body, isWithTax)
  return cart && { cart, details: parseCartDetails(body, cart.totals), body }
}
