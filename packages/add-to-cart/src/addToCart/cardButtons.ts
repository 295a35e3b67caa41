import { defineBehaviour, type Scope } from "@ringside/core"
import { controlSelectors, selectors } from "../host.ts"

/** The card's main button, when `button` on the card's picture repeats it; null for all other buttons. */
export function findRepeated(button: HTMLElement): HTMLElement | null {
  const card = button.matches(selectors.pictureButton) ? button.closest(selectors.card) : null
  const others = [...(card?.querySelectorAll<HTMLElement>(controlSelectors.addButton) ?? [])]
  const { product_id: id } = button.dataset
  return others.find((other) => other !== button && other.dataset.product_id === id) ?? null
}

/** Hides buttons that repeat another one of their card from the keyboard and from screen readers: both have one name and one action. */
export const cardButtonsBehaviour = defineBehaviour({
  name: "add-to-cart-cards",
  selector: selectors.pictureButton,
  connect(button: HTMLElement, scope: Scope) {
    const hide = () => {
      scope.attribute(button, "aria-hidden", "true")
      scope.attribute(button, "tabindex", "-1")
    }
    return () => {
      if (findRepeated(button)) hide()
      // The main button may be inserted later.
      else scope.onScan(() => findRepeated(button) && hide())
    }
  },
})
