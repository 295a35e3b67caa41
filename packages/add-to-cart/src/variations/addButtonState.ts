import type { Page } from "@ringside/core"
import { selectVariationButton } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"

/** Shows on a form's add button, and on the box around it, whether the choice can be bought. Source: catalogue-and-cart contract §9. */
export function showAddButtonState(
  { decorations }: Page,
  form: Element,
  state: Parameters<typeof selectVariationButton>[0],
): void {
  const { add, remove, wrap } = selectVariationButton(state)
  for (const button of form.querySelectorAll(variationSelectors.addButton)) {
    for (const name of remove) decorations.toggleClass(button, name, false)
    for (const name of add) decorations.toggleClass(button, name, true)
  }
  for (const box of form.querySelectorAll(variationSelectors.addBox)) {
    for (const each of ["enabled", "disabled"]) {
      decorations.toggleClass(box, `woocommerce-variation-add-to-cart-${each}`, each === wrap)
    }
  }
}
