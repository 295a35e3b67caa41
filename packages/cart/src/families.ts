import { type Family, hasDelegatedClickHandler } from "@ringside/core"

/** Keeping the host's basket markup true on cached pages. */
export const fragmentsFamily: Family = {
  packageName: "cart",
  handles: ["wc-cart-fragments"],
  settings: "wc_cart_fragments_params",
}

/** What tells of that family from the start. A handler of the host's own is looked for later: an act that was kept is done again. */
export const addToCartSigns: Omit<Family, "isHostAtWork"> = {
  packageName: "add-to-cart",
  handles: ["wc-add-to-cart"],
  settings: "wc_add_to_cart_params",
}

/** Adding and removing by the host's own buttons, which ends in new markup for the basket. */
export const addToCartFamily: Family = {
  ...addToCartSigns,
  isHostAtWork: (view) => hasDelegatedClickHandler(view, ".add_to_cart_button"),
}
