import { addToCartControls, addToCartWakes } from "@ringside/add-to-cart/behaviours"
import { fragmentTriggerNames } from "@ringside/cart"
import type { Sleeper } from "@ringside/core"
import { miniCartWakes } from "@ringside/mini-cart/behaviours"

/** What wakes the shop's chunk: the host's controls that it answers for, and the events that it must answer. */
export const wakingSigns: Pick<Sleeper, "wakes" | "hears" | "isDue" | "drawsOn"> = {
  wakes: [...addToCartWakes, ...miniCartWakes, { selector: '[data-ringside-load="interaction"]' }],
  hears: [...fragmentTriggerNames, "ajax_request_not_sent"],
  // The platform's customiser renders pieces of the page anew without an act on it.
  drawsOn: (hook) =>
    hook.matches('[data-ringside~="mini-cart"]') ||
    (hook.matches(addToCartControls.addHook) && !hook.querySelector(addToCartControls.ownControl)),
  isDue: ({ document }) => document.URL.includes("customize_changeset_uuid="),
}
