import type { Page } from "@ringside/core"
import { controlSelectors, selectors } from "./host.ts"

/** The button of its card that a button on a card's picture repeats; null for all others. */
export function findRepeated(button: HTMLElement): HTMLElement | null {
  const card = button.matches(selectors.pictureButton) ? button.closest(selectors.card) : null
  const others = [...(card?.querySelectorAll<HTMLElement>(controlSelectors.addButton) ?? [])]
  const { product_id: id } = button.dataset
  return others.find((other) => other !== button && other.dataset.product_id === id) ?? null
}

/** Takes buttons that repeat another one of their card from the keyboard and from screen readers: they have one name and one action. */
export function startCardButtons(page: Page): void {
  const { document, decorations } = page
  const hideRepeated = () => {
    for (const button of document.querySelectorAll<HTMLElement>(selectors.pictureButton)) {
      if (!findRepeated(button)) continue
      decorations.attribute(button, "aria-hidden", "true")
      decorations.attribute(button, "tabindex", "-1")
    }
  }
  page.onScan(hideRepeated)
  hideRepeated()
}
