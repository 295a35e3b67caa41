import { defineBehaviour, findTypedElement, type Page } from "@ringside/core"
import { quantitySelectors } from "../host.ts"
import { miniCartQuantitiesOf } from "./miniCartQuantity.ts"

/** Quantities in the host's own mini-cart. */
export const miniCartQuantityBehaviour = defineBehaviour({
  name: "mini-cart-quantity",
  selector: `${quantitySelectors.input}, ${quantitySelectors.step}`,
  on: {
    input(event, _, page) {
      const field = findTypedElement(page, event, "HTMLInputElement")
      if (field) miniCartQuantitiesOf(page).type(field)
    },
    click(event, button, page) {
      if (button.matches(quantitySelectors.step)) miniCartQuantitiesOf(page).step(event, button)
    },
  },
  start(page: Page) {
    const quantities = miniCartQuantitiesOf(page)
    // Typed while this code was on its way.
    for (const input of page.document.querySelectorAll<HTMLInputElement>(quantitySelectors.input)) {
      if (input.value !== input.defaultValue) quantities.type(input)
    }
  },
})
