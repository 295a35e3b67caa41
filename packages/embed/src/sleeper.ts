import { addToCartWakes } from "@ringside/add-to-cart/behaviours"
import { fragmentTriggerNames } from "@ringside/cart"
import type { Sleeper } from "@ringside/core"
import { miniCartWakes } from "@ringside/mini-cart/behaviours"

/** What wakes the shop's chunk: the host's controls that it answers for, and the events that it must answer. */
export const wakingSigns: Pick<Sleeper, "wakes" | "hears"> = {
  wakes: [...addToCartWakes, ...miniCartWakes, { selector: '[data-ringside-load="interaction"]' }],
  hears: [...fragmentTriggerNames, "ajax_request_not_sent"],
}
