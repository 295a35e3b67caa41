import { defineBehaviour, findEventElement, isPlainClick, type Page, definePageService } from "@ringside/core"
import { printedSteps } from "../host.ts"
import { findQuantityInput } from "./findQuantityInput.ts"
import { createQuantitySteps } from "./quantitySteps.ts"

const stepsService = definePageService("add-to-cart.printedSteps", createQuantitySteps)

/** Boxes whose field a script is changing. */
const changing = new WeakSet<Element>()

/** A press that a script makes through jQuery runs the theme's handlers before the click is dispatched, and they report the change at once. */
function noteChange({ isTrusted }: Event, box: Element, { clock }: Page): void {
  // What a shopper has typed is reported at the press that leaves the field.
  if (isTrusted) return
  changing.add(box)
  clock.after(0, () => changing.delete(box))
}

/**
 * Minus and plus that the host's own server has printed. A script of the theme may still handle them: they do nothing of ours where the value
 * has changed at the same press. Source: catalogue-and-cart contract §8.
 */
export const printedButtonsBehaviour = defineBehaviour({
  name: "printed-quantity-buttons",
  selector: printedSteps.box,
  on: {
    change: noteChange,
    input: noteChange,
    click(event, box, page) {
      const button = isPlainClick(event) ? findEventElement(page, event)?.closest(printedSteps.button) : null
      const input = button && box.contains(button) ? findQuantityInput(box) : null
      if (!button || !input) return
      // Without the theme's script a link would lead to the top of the page, and a button would send the form.
      if (button.matches("a, button:not([type=button])")) event.preventDefault()
      if (changing.has(box)) return
      const { value } = input
      const step = stepsService.of(page)
      page.clock.after(0, () => {
        if (input.value === value && !page.signal.aborted) step(box, button)
      })
    },
  },
})
