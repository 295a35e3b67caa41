import { defineBehaviour, type Scope } from "@ringside/core"
import { controlSelectors, selectors } from "./host.ts"

/** The button of its card that a button on a card's picture repeats; null for all others. */
export function findRepeated(button: HTMLElement): HTMLElement | null {
  const card = button.matches(selectors.pictureButton) ? button.closest(selectors.card) : null
  const others = [...(card?.querySelectorAll<HTMLElement>(controlSelectors.addButton) ?? [])]
  const { product_id: id } = button.dataset
  return others.find((other) => other !== button && other.dataset.product_id === id) ?? null
}

/** Takes buttons that repeat another one of their card from the keyboard and from screen readers: they have one name and one action. */
export const cardButtonsBehaviour = defineBehaviour({
  name: "add-to-cart-cards",
  selector: selectors.pictureButton,
  connect(button: HTMLElement, scope: Scope) {
    const hideRepeated = () => {
      if (!findRepeated(button)) return
      scope.attribute(button, "aria-hidden", "true")
      scope.attribute(button, "tabindex", "-1")
    }
    // The button that it repeats may come later.
    scope.onScan(hideRepeated)
    return hideRepeated
  },
})
