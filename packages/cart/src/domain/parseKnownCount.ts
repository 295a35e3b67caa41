import { parseItemsInCart } from "./parseItemsInCart.ts"

/**
 * Parses the number of items in the cookie. Null for 1, which the platform writes for any number of items; a host of another make may
 * count them.
 */
export function parseKnownCount(cookie: string | null): number | null {
  const count = parseItemsInCart(cookie)
  return count === 1 ? null : count
}
