import { nullPrototype } from "@ringside/core/domain"
import { selectSteppedQuantity } from "@ringside/cart/domain"
import { listen, type Page, findEventElement } from "@ringside/core"
import { quantityParts, quantitySelectors, selectors } from "../host.ts"
import { quantityMessages } from "../messages.ts"
import { findQuantityInput } from "./quantityButtons.ts"
import { findProductName } from "./quantityName.ts"

const updateDelayMs = 400
const boxSelector = `${quantitySelectors.box}, ${quantityParts.hook}`

/**
 * Handles minus and plus, and shows their limits. The returned function shows the limits of one box. Source: catalogue-and-cart contract
 * §8.
 */
export function startQuantitySteps(page: Page): (box: Element) => void {
  const { document, window, signal } = page
  const findBox = (event: Event) => findEventElement(page, event)?.closest(boxSelector)
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
  listen(
    document,
    "click",
    (event) => {
      const button = findEventElement(page, event)?.closest(quantityParts.ownStep)
      const box = button && findBox(event)
      const input = box && findQuantityInput(box)
      if (!button || !input || input.disabled) return
      const { value, min, max } = input
      const next = selectSteppedQuantity({ value, min, max, step: input.step, direction: readDirection(button) })
      if (next === value) return
      input.value = next
      // The host's listeners get the events that a shopper's typing sends.
      for (const type of ["input", "change"])
        input.dispatchEvent(new window.Event(type, nullPrototype({ bubbles: true })))
      announceQuantity(page, box, input.value)
      const isOnBasketPage = input.closest(quantityParts.basketQuantity) && document.querySelector(selectors.basketPage)
      if (isOnBasketPage) updateBasketSoon()
    },
    { signal, capture: true },
  )
  const showLimitsOf = (event: Event) => {
    const box = findBox(event)
    if (box) showLimits(box, page)
  }
  listen(document, "change", showLimitsOf, { signal, capture: true })
  listen(document, "focusin", showLimitsOf, { signal, capture: true })
  for (const box of document.querySelectorAll(boxSelector)) showLimits(box, page)
  return (box) => showLimits(box, page)
}

/** Announces the quantity: focus is on the button, so a screen reader doesn't read the field. */
function announceQuantity(page: Page, box: Element, quantity: string): void {
  const name = findProductName(box)
  const translate = page.translator("add-to-cart", quantityMessages)
  page.announce.polite(
    name === null ? translate("quantityIs", { quantity }) : translate("quantityOfIs", { name, quantity }),
  )
}

/** Marks a button at its limit as disabled but keeps it focusable. */
function showLimits(box: Element, page: Page): void {
  const input = findQuantityInput(box)
  if (!input) return
  const { value, min, max, step, disabled } = input
  for (const button of box.querySelectorAll(quantityParts.ownStep)) {
    const isAtLimit = selectSteppedQuantity({ value, min, max, step, direction: readDirection(button) }) === value
    page.decorations.attribute(button, "aria-disabled", disabled || isAtLimit ? "true" : null)
  }
}

function readDirection(button: Element): "plus" | "minus" {
  return button.classList.contains("plus") ? "plus" : "minus"
}
