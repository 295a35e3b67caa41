import type { Behaviour } from "@ringside/core"
import { startAfterAdd } from "./afterAdd.ts"
import { startDrawer } from "./drawer.ts"
import { startDropdown } from "./dropdown.ts"
import { startHideIfEmpty } from "./hideIfEmpty.ts"
import { startMiniCartQuantity } from "./miniCartQuantity.ts"
import { startRemoveLinks } from "./removeLinks.ts"
import type { LoadUndo } from "./undoModule.ts"

/**
 * The host's own mini-cart and drawer. It starts after the behaviours that change the basket, because it reacts to their events. `loadUndo`
 * fetches the code that restores a removed line.
 */
export function createMiniCartBehaviour(loadUndo: LoadUndo): Behaviour {
  return {
    name: "mini-cart",
    start(page) {
      startHideIfEmpty(page)
      startRemoveLinks(page, loadUndo)
      startDropdown(page)
      startAfterAdd(page, startDrawer(page))
    },
  }
}

/** Quantities in the host's own mini-cart. */
export const miniCartQuantityBehaviour: Behaviour = {
  name: "mini-cart-quantity",
  start: startMiniCartQuantity,
}
