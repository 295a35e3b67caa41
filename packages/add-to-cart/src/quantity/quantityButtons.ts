import { listen, findEventElement } from "@ringside/core"
import { basketMarkupLoaded, basketMarkupRefreshed, basketPageShown } from "@ringside/cart"
import { selectRaisedQuantity } from "@ringside/cart/domain"
import { isPlainClick, isStopped, type Page, type Presses, pressesOf } from "@ringside/core"
import { quantityParts, quantitySelectors } from "../host.ts"
import { raisedQuantityJob, stepButtonJob } from "../jobs.ts"
import { createStepButtons, type QuantityBox } from "./stepButtons.ts"

/**
 * Raises quantities to their minimum, and inserts minus and plus beside them; `onPlaced` is called with each box that got buttons. Source:
 * catalogue-and-cart contract §8.
 */
export function startQuantityButtons(page: Page, onPlaced: (box: Element) => void): void {
  const presses = pressesOf(page)
  const known = new WeakSet<Element>()
  const addButtons = createStepButtons(page)
  const { document, clock } = page
  const decorate = () => {
    const all = [...document.querySelectorAll(selectBoxes(page))]
    const boxes = all.filter((box) => !isStopped(page, box)).filter(isFree)
    const fresh = boxes.flatMap((box) => findNewBox(page, box, known) ?? [])
    addButtons(fresh)
    for (const { box } of fresh) onPlaced(box)
  }
  /** A pressed placeholder must stay, since its click needs it. */
  const isFree = (box: Element) => {
    const pressed = [...box.querySelectorAll(quantitySelectors.placeholder)].find(presses.isOn)
    if (pressed) void presses.ended(pressed).then(decorate)
    return !pressed
  }
  /**
   * Paint new lines of the basket with the server's placeholders first: reading the look of these needs a layout, which would delay the
   * count. Only a focus in the basket makes the button urgent.
   */
  const look = () => {
    const { basket, newLine } = quantityParts
    const isLate = document.querySelector(newLine) && !document.activeElement?.closest(basket)
    if (isLate) clock.nextFrame(() => clock.after(0, decorate))
    else decorate()
  }
  answerPlaceholders(page, presses, decorate)
  page.onScan(look)
  for (const signal of [basketMarkupLoaded, basketMarkupRefreshed, basketPageShown]) signal.on(page, look)
  if (page.jobs.modeOf(raisedQuantityJob) === "active") raiseQuantities(document)
  decorate()
}

/** The quantity field in a box, if it can be stepped. */
export function findQuantityInput(box: Element): HTMLInputElement | null {
  const input = box.querySelector<HTMLInputElement>(quantityParts.input)
  return input && input.type !== "hidden" && input.type !== "date" ? input : null
}

function selectBoxes({ jobs }: Page): string {
  const { hook } = quantityParts
  return jobs.modeOf(stepButtonJob) === "active" ? `${quantitySelectors.box}, ${hook}` : hook
}

function raiseQuantities(document: Page["document"]): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input.qty")) {
    const raised = input.closest(quantityParts.basketQuantity) ? null : selectRaisedQuantity(input.value, input.min)
    if (raised !== null) input.value = raised
  }
}

/** Handles a click on a placeholder that is still there, as after a press that began before the button could replace it. */
function answerPlaceholders(page: Page, presses: Presses, decorate: () => void): void {
  const { document, window, signal, decorations } = page
  const press = (event: MouseEvent) => {
    const placeholder = findEventElement(page, event)?.closest(quantitySelectors.placeholder)
    if (!placeholder?.closest(selectBoxes(page)) || isStopped(page, placeholder) || !isPlainClick(event)) return
    event.preventDefault()
    // The click belongs to the button alone.
    event.stopImmediatePropagation()
    void presses.ended(placeholder).then(() => {
      decorate()
      const button = decorations.replacementOf(placeholder)
      if (button instanceof window.HTMLElement) button.click()
    })
  }
  listen(document, "click", press, { signal, capture: true })
}

/**
 * The field in a box that needs buttons now. `known` are the boxes whose class we set, and the fields that have had buttons: a box may get
 * another field.
 */
function findNewBox(page: Page, box: Element, known: WeakSet<Element>): QuantityBox | null {
  const input = findQuantityInput(box)
  warnOfEmptyHook(page, box)
  const hasOwn = box.querySelector(quantityParts.ownStep) !== null
  // A copy of a page, as some scripts keep it for the Back button, has its buttons already.
  if (hasOwn) known.add(box)
  const isOthers = box.matches(".buttons_added") && !known.has(box)
  if (!input || known.has(input) || hasOwn || isOthers || box.matches(".hidden")) return null
  known.add(box).add(input)
  return { box, input }
}

function warnOfEmptyHook({ document, reports }: Page, box: Element): void {
  // While the page is being parsed, the field may still come.
  if (document.readyState === "loading" || !box.matches(quantityParts.hook)) return
  if (box.querySelector(quantityParts.input)) return
  reports.warn(
    '[ringside quantity] the hook holds no quantity field; expected an <input type="number">, so it stays as it is.',
    box,
  )
}
