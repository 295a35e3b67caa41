import {
  addToCartControls,
  addToCartWakes,
  needsQuantityButtonsNow,
  needsVariationsNow,
  variationSelectors,
  variationWakes,
} from "@ringside/add-to-cart/behaviours"
import { fragmentTriggerNames } from "@ringside/cart"
import type { Sleeper } from "@ringside/core"
import { galleryWakes } from "@ringside/gallery/behaviours"
import { miniCartWakes } from "@ringside/mini-cart/behaviours"
import { reviewSelectors, tabsReviewsWakes } from "@ringside/tabs-reviews/behaviours"

/** What wakes the shop's chunk: the host's controls that it answers for, and the events that it must answer. */
export const wakingSigns: Omit<Sleeper, "wake"> = {
  wakes: [
    ...variationWakes,
    ...addToCartWakes,
    ...miniCartWakes,
    ...galleryWakes,
    ...tabsReviewsWakes,
    { selector: '[data-ringside-load="interaction"]' },
  ],
  near: ".single-product .product",
  hears: [...fragmentTriggerNames, "ajax_request_not_sent"],
  drawsOn: (hook) =>
    hook.matches('[data-ringside~="mini-cart"]') ||
    (hook.matches(`${addToCartControls.addHook}, ${reviewSelectors.hook}`) &&
      !hook.querySelector(`${addToCartControls.ownControl}, ${reviewSelectors.own}`)),
  isDue: (page) =>
    needsQuantityButtonsNow(page) ||
    [...page.document.querySelectorAll(variationSelectors.form)].some(needsVariationsNow) ||
    // The platform's customiser renders pieces of the page anew without an act on it.
    page.document.URL.includes("customize_changeset_uuid="),
}
