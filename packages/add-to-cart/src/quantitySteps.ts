import { selectSteppedQuantity } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import { quantityParts, quantitySelectors, selectors } from "./host.ts"
import { findQuantityInput } from "./quantityButtons.ts"

const updateDelayMs = 400
const boxSelector = `${quantitySelectors.box}, ${quantityParts.hook}`

/** What minus and plus do, and how they show their limits. Source: catalogue-and-cart contract §8. */
export function startQuantitySteps(page: Page): void {
  const { document, window, signal } = page
  const findBox = (event: Event) => (event.target instanceof window.Element ? event.target.closest(boxSelector) : null)
  let cancelUpdate: (() => void) | undefined
  const updateBasketSoon = () => {
    cancelUpdate?.()
    cancelUpdate = page.clock.after(updateDelayMs, () => {
      const update = document.querySelector<HTMLButtonElement>(selectors.updateBasket)
      if (!update) return
      update.disabled = false
      update.click()
    })
  }
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof window.Element ? event.target.closest(quantityParts.ownStep) : null
      const box = button && findBox(event)
      const input = box && findQuantityInput(box)
      if (!button || !input) return
      const { value, min, max } = input
      const next = selectSteppedQuantity({ value, min, max, step: input.step, direction: readDirection(button) })
      if (next === value) return
      input.value = next
      // The host's own listeners hear what they would have heard from the shopper's keyboard.
      for (const type of ["input", "change"]) input.dispatchEvent(new window.Event(type, { bubbles: true }))
      const isOnBasketPage = input.closest(quantityParts.basketQuantity) && document.querySelector(selectors.basketPage)
      if (isOnBasketPage) updateBasketSoon()
    },
    { signal, capture: true },
  )
  const showLimitsOf = (event: Event) => {
    const box = findBox(event)
    if (box) showLimits(box, page)
  }
  document.addEventListener("change", showLimitsOf, { signal, capture: true })
  document.addEventListener("focusin", showLimitsOf, { signal, capture: true })
  for (const box of document.querySelectorAll(boxSelector)) showLimits(box, page)
}

/** A button that can go no further says so, and stays where the keyboard finds it. */
function showLimits(box: Element, page: Page): void {
  const input = findQuantityInput(box)
  if (!input) return
  const { value, min, max, step } = input
  for (const button of box.querySelectorAll(quantityParts.ownStep)) {
    const isAtLimit = selectSteppedQuantity({ value, min, max, step, direction: readDirection(button) }) === value
    page.decorations.attribute(button, "aria-disabled", isAtLimit ? "true" : null)
  }
}

function readDirection(button: Element): "plus" | "minus" {
  return button.classList.contains("plus") ? "plus" : "minus"
}
