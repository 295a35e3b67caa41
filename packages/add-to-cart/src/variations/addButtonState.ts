import { listControls, type Page } from "@ringside/core"
import { isVariationPurchasable, selectVariationButton, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { variationMessages } from "../messages.ts"
import { createSavedContent } from "./savedContent.ts"

/** Shows the choice on a form's add button and the box around it. */
export interface AddButtonState {
  /** Shows whether a variation can be bought; if not, the button's alert gives the reason. */
  show(variation: Variation): void
  /** Shows that a choice is missing. */
  requireChoice(): void
  /** Restores the changes that the page's own record doesn't contain. */
  restore(): void
}

/** Creates the state of one form's add button. Source: catalogue-and-cart contract §9. */
export function createAddButtonState(page: Page, form: Element): AddButtonState {
  const { decorations, document } = page
  const content = createSavedContent()
  const translate = page.translator("add-to-cart", variationMessages)
  const listButtons = () => listControls(page, form, variationSelectors.addButton)

  // At the start alone, and by the version: a button that a script of the page disables, such as one with terms to accept, stays so.
  if (document.querySelector(variationSelectors.printsDisabled))
    for (const button of listButtons()) decorations.attribute(button, "disabled", null)

  const apply = (state: Parameters<typeof selectVariationButton>[0]) => {
    const { add, remove, wrap } = selectVariationButton(state)
    for (const button of listButtons()) {
      for (const name of remove) decorations.toggleClass(button, name, false)
      for (const name of add) decorations.toggleClass(button, name, true)
      // While a choice is missing the button works: its press names the missing attribute.
      decorations.attribute(button, "aria-disabled", state === "unavailable" ? "true" : null)
      if (state !== "unavailable") content.restore(button)
    }
    for (const box of form.querySelectorAll(variationSelectors.addBox)) {
      for (const each of ["enabled", "disabled"]) {
        decorations.toggleClass(box, `woocommerce-variation-add-to-cart-${each}`, each === wrap)
      }
    }
  }
  return {
    show(variation) {
      apply(isVariationPurchasable(variation) ? "purchasable" : "unavailable")
      if (isVariationPurchasable(variation)) return
      const text = translate(variation["is_in_stock"] ? "buttonUnavailable" : "buttonSoldOut")
      for (const button of listButtons()) content.fill(button, document.createTextNode(text))
    },
    requireChoice: () => apply("needed"),
    restore: content.restoreAll,
  }
}
