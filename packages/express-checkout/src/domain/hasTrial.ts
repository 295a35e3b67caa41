import { readList, readMember } from "@ringside/core/domain"

/**
 * Whether a subscription in a cart begins with a free trial: what is charged later is in none of the cart's own lines, totals and rates, so a
 * sheet would not say it.
 */
export function hasTrial(cart: unknown): boolean {
  return readList(readMember(cart, ["items"])).some(
    (item) => Number(readMember(item, ["extensions", "subscriptions", "trial_length"])) > 0,
  )
}
