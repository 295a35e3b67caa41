import { type Behaviour, defineBehaviour, findTypedElement, type Page } from "@ringside/core"
import { quantitySelectors } from "../host.ts"
import { miniCartQuantitiesService } from "./miniCartQuantity.ts"

/** Quantities in the host's own mini-cart. */
export const miniCartQuantityBehaviour = defineBehaviour({
  name: "mini-cart-quantity",
  selector: `${quantitySelectors.input}, ${quantitySelectors.step}`,
  on: {
    input(event, _, page) {
      const field = findTypedElement(page, event, "HTMLInputElement")
      if (field) miniCartQuantitiesService.of(page).type(field)
    },
    change(event, _, page) {
      const field = findTypedElement(page, event, "HTMLInputElement")
      if (field) miniCartQuantitiesService.of(page).leave(field)
    },
    click(event, button, page) {
      if (button.matches(quantitySelectors.step)) miniCartQuantitiesService.of(page).step(event, button)
    },
  },
  start(page: Page) {
    const quantities = miniCartQuantitiesService.of(page)
    // Typed while this code was on its way.
    for (const input of page.document.querySelectorAll<HTMLInputElement>(quantitySelectors.input)) {
      if (input.value !== input.defaultValue) quantities.type(input)
    }
  },
})

/** Behaviours of the part's module `mini-cart-quantity`. */
export const createBehaviours = (): readonly Behaviour[] => [miniCartQuantityBehaviour]
