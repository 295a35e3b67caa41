import { selectRaisedQuantity } from "@ringside/cart/domain"
import {
  findEventElement,
  findTypedElement,
  isPlainClick,
  type Page,
  pressesService,
  type Scope,
  definePageService,
} from "@ringside/core"
import { newLineSelectors, plainBasket, quantityMarkup, quantitySelectors } from "../host.ts"
import { raisedQuantityJob, stepButtonJob } from "../jobs.ts"
import { findQuantityInput } from "./findQuantityInput.ts"
import { createQuantitySteps, showLimits } from "./quantitySteps.ts"
import { createStepButtons, type QuantityBox, restoreCopy, steppedClass } from "./stepButtons.ts"

/** The connected boxes of one page, which get minus and plus beside their fields. */
interface QuantityBoxes {
  /** Connects a box. The returned function inserts the buttons of all boxes that were connected since. */
  connect(box: HTMLElement, scope: Scope): () => void
  /** Handles a click in a box. */
  click(event: MouseEvent, box: HTMLElement): Promise<void> | undefined
}

interface Connection {
  readonly scope: Scope
  /** The field that has had buttons; a box may get another one. */
  input?: HTMLInputElement
}

/** The boxes that get buttons: without settings of the theme's, only those in a hook. */
export function selectBoxes({ jobs }: Page): string {
  const { hook } = quantityMarkup
  return jobs.isOurs(stepButtonJob) ? `${quantitySelectors.box}, ${hook}` : hook
}

/** Raises quantities to their minimum. */
export function raiseQuantities({ document, jobs }: Page): void {
  if (!jobs.isOurs(raisedQuantityJob)) return
  for (const input of document.querySelectorAll<HTMLInputElement>("input.qty")) {
    const raised = input.closest(quantityMarkup.basketQuantity) ? null : selectRaisedQuantity(input.value, input.min)
    if (raised !== null) input.value = raised
  }
}

/** The boxes of a page. */
export const quantityBoxesService = definePageService("add-to-cart.quantities", createQuantityBoxes)

function createQuantityBoxes(page: Page): QuantityBoxes {
  const { clock, decorations, document } = page
  const presses = pressesService.of(page)
  const addButtons = createStepButtons(page)
  const step = createQuantitySteps(page)
  const boxes = new Map<HTMLElement, Connection>()
  let hasNew = false

  const decorate = ({ skipsBasket = false } = {}) => {
    const canWait = (box: HTMLElement) => skipsBasket && box.closest(newLineSelectors.basket) !== null
    const fresh = [...boxes]
      .filter(([box]) => !canWait(box) && isFree(box))
      .flatMap(([box, connection]) => findNewField(page, box, connection) ?? [])
    addButtons(fresh)
    for (const { box } of fresh) showLimits(box)
  }
  /** A pressed placeholder must stay, since its click needs it. */
  const isFree = (box: HTMLElement) => {
    const pressed = [...box.querySelectorAll(quantitySelectors.placeholder)].find(presses.isOn)
    if (pressed) void presses.ended(pressed).then(() => decorate())
    return !pressed
  }
  /**
   * Paint new lines of the basket with the server's placeholders first: reading the look of these needs a layout, which would delay the
   * count. Only a focus in the basket makes the button urgent.
   */
  const look = () => {
    hasNew = false
    const canBasketWait =
      document.querySelector(newLineSelectors.newLine) !== null &&
      !document.activeElement?.closest(newLineSelectors.basket)
    decorate({ skipsBasket: canBasketWait })
    if (canBasketWait) clock.after(0, decorate)
  }
  page.onScan(look)

  return {
    connect(box, scope) {
      const connection: Connection = { scope }
      boxes.set(box, connection)
      hasNew = true
      scope.onEnd(() => {
        boxes.delete(box)
        // In markup that was replaced, a deferred press finds its line from the button.
        if (!box.isConnected || !connection.input) return
        for (const button of box.querySelectorAll(quantityMarkup.ownStep)) decorations.restore(button)
      })
      return () => {
        if (hasNew) look()
      }
    },
    click(event, box) {
      const target = findEventElement(page, event)
      const button = target?.closest(quantityMarkup.ownStep)
      if (button) step(box, button)
      const placeholder = target?.closest(quantitySelectors.placeholder)
      if (!placeholder || !isPlainClick(event)) return undefined
      // The placeholder is still there, as after a press that began before the button could replace it.
      event.preventDefault()
      // The click belongs to the button alone.
      event.stopImmediatePropagation()
      // The box may have been inserted since the last scan.
      page.scan()
      return presses.ended(placeholder).then(() => {
        decorate()
        const placed = decorations.replacementOf(placeholder)
        findTypedElement(page, { target: placed ?? null }, "HTMLElement")?.click()
      })
    },
  }
}

/** The field in a box that needs buttons now; null without one. */
function findNewField(page: Page, box: HTMLElement, connection: Connection): QuantityBox | null {
  const { scope, input: known } = connection
  const input = findQuantityInput(box)
  if (!box.matches(quantityMarkup.hook) && box.closest(plainBasket)) return null
  // In nested boxes the inner one has the buttons.
  if (!input || input === known || box.matches(".hidden") || input.closest(selectBoxes(page)) !== box) return null
  const found = { box, input, scope }
  restoreCopy(found)
  // Another script has given buttons to the box.
  if (!known && box.classList.contains(steppedClass)) return null
  connection.input = input
  return found
}
