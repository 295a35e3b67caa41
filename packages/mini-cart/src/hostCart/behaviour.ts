import { type Behaviour, defineBehaviour, type Page } from "@ringside/core"
import { selectors } from "../host.ts"
import { startAfterAdd } from "./afterAdd.ts"
import { startDrawer } from "./drawer.ts"
import { startDropdown } from "./dropdown.ts"
import { startHideIfEmpty } from "./hideIfEmpty.ts"
import { miniCartQuantitiesOf } from "./miniCartQuantity.ts"
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
export const miniCartQuantityBehaviour = defineBehaviour({
  name: "mini-cart-quantity",
  selector: `${selectors.quantityInput}, ${selectors.quantityStep}`,
  on: {
    input(_event, field, page) {
      if (field instanceof page.window.HTMLInputElement) miniCartQuantitiesOf(page).type(field)
    },
    click(event, button, page) {
      if (button.matches(selectors.quantityStep)) miniCartQuantitiesOf(page).step(event, button)
    },
  },
  start(page: Page) {
    const quantities = miniCartQuantitiesOf(page)
    // Typed while this code was on its way.
    for (const input of page.document.querySelectorAll<HTMLInputElement>(selectors.quantityInput)) {
      if (input.value !== input.defaultValue) quantities.type(input)
    }
  },
})
