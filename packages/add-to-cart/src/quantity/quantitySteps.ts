import { nullPrototype } from "@ringside/core/domain"
import { selectSteppedQuantity } from "@ringside/cart/domain"
import { findForm, listControls, type Page } from "@ringside/core"
import { quantityMarkup, selectors } from "../host.ts"
import { quantityMessages } from "../messages.ts"
import { findQuantityInput } from "./findQuantityInput.ts"
import { findProductName } from "./quantityName.ts"

const updateDelayMs = 400

/** Creates the function that steps the field in a box, as minus or plus says. Source: catalogue-and-cart contract §8. */
export function createQuantitySteps(page: Page): (box: Element, button: Element) => void {
  const { clock, document, window } = page
  let cancelUpdate: (() => void) | undefined
  const updateBasketSoon = (input: HTMLInputElement) => {
    cancelUpdate?.()
    cancelUpdate = clock.after(updateDelayMs, () => {
      const form = findForm(input)
      const [own = null] = form ? listControls(page, form, selectors.updateBasket) : []
      const update = own ?? document.querySelector<HTMLElement>(selectors.updateBasket)
      update?.removeAttribute("disabled")
      update?.click()
    })
  }
  return (box, button) => {
    const input = findQuantityInput(box)
    if (!input || input.disabled) return
    const { value, min, max } = input
    const next = selectSteppedQuantity({ value, min, max, step: input.step, direction: readDirection(button) })
    if (next === value) return
    input.value = next
    // The host's listeners get the events that a shopper's typing sends.
    for (const type of ["input", "change"])
      input.dispatchEvent(new window.Event(type, nullPrototype({ bubbles: true })))
    announceQuantity(page, box, input.value)
    const isOnBasketPage = input.closest(quantityMarkup.basketQuantity) && document.querySelector(selectors.basketPage)
    if (isOnBasketPage) updateBasketSoon(input)
  }
}

/** Announces the quantity: focus is on the button, so a screen reader doesn't read the field. */
function announceQuantity(page: Page, box: Element, quantity: string): void {
  const name = findProductName(box)
  const translate = page.translator("add-to-cart", quantityMessages)
  page.announce.polite(
    name === null ? translate("quantityIs", { quantity }) : translate("quantityOfIs", { name, quantity }),
  )
}

/** Marks the buttons of a box at their limits as disabled but keeps them focusable. */
export function showLimits(box: Element): void {
  const input = findQuantityInput(box)
  if (!input) return
  const { value, min, max, step, disabled } = input
  for (const button of box.querySelectorAll(quantityMarkup.ownStep)) {
    const isAtLimit = selectSteppedQuantity({ value, min, max, step, direction: readDirection(button) }) === value
    if (disabled || isAtLimit) button.setAttribute("aria-disabled", "true")
    else button.removeAttribute("aria-disabled")
  }
}

function readDirection(button: Element): "plus" | "minus" {
  return button.classList.contains("plus") ? "plus" : "minus"
}
