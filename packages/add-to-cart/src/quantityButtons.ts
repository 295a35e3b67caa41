import { selectRaisedQuantity } from "@ringside/cart/domain"
import type { BootPage, Page } from "@ringside/core"
import { quantityParts, quantitySelectors, raisedQuantityFamily, stepButtonFamily } from "./host.ts"
import { addToCartMessages } from "./messages.ts"

/** Raises quantities to their minimum, and puts minus and plus beside them. Source: catalogue-and-cart contract §8. */
export function startQuantityButtons(page: Page): void {
  const known = new WeakSet<Element>()
  const decorate = () => {
    for (const box of page.document.querySelectorAll(selectBoxes(page))) addStepButtons(page, box, known)
  }
  page.onScan(decorate)
  page.events.on(["wc_fragments_loaded", "wc_fragments_refreshed", "updated_wc_div"], decorate)
  if (page.families.modeOf(raisedQuantityFamily) === "work") raiseQuantities(page.document)
  decorate()
}

/** Whether buttons are to be put where the server has kept no place for them: the sooner, the less of the page moves. */
export function needsQuantityButtonsNow({ document, settings }: BootPage): boolean {
  const { box, placeholder } = quantitySelectors
  const isTheme = settings.read("astra_qty_btn", "add-to-cart") !== null
  return isTheme && [...document.querySelectorAll(box)].some((each) => !each.querySelector(placeholder))
}

/** The quantity field in a box, if it is one to be stepped. */
export function findQuantityInput(box: Element): HTMLInputElement | null {
  const input = box.querySelector<HTMLInputElement>(quantityParts.input)
  return input && input.type !== "hidden" && input.type !== "date" ? input : null
}

function selectBoxes({ families }: Page): string {
  const { hook } = quantityParts
  return families.modeOf(stepButtonFamily) === "work" ? `${quantitySelectors.box}, ${hook}` : hook
}

function raiseQuantities(document: Document): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input.qty")) {
    const raised = input.closest(quantityParts.basketQuantity) ? null : selectRaisedQuantity(input.value, input.min)
    if (raised !== null) input.value = raised
  }
}

/** `known` are the boxes whose class is ours, and the fields that have had their buttons: a box may get another field. */
function addStepButtons(page: Page, box: Element, known: WeakSet<Element>): void {
  const { hook, ownStep, input: field } = quantityParts
  if (box.matches(hook) && !box.querySelector(field) && page.document.readyState !== "loading") {
    page.reports.warn(
      '[ringside quantity] the hook holds no quantity field; expected an <input type="number">, so it stays as it is.',
      box,
    )
  }
  const input = findQuantityInput(box)
  const hasOwn = box.querySelector(ownStep) !== null
  // A copy of a page, as some scripts keep it for the way back, has its buttons already.
  if (hasOwn) known.add(box)
  const isOthers = box.matches(".buttons_added") && !known.has(box)
  if (!input || known.has(input) || hasOwn || isOthers || box.matches(".hidden")) return
  known.add(box).add(input)
  const settings = page.settings.read("astra_qty_btn", "add-to-cart") ?? {}
  const t = page.translator("add-to-cart", addToCartMessages)
  const { decorations, document } = page
  decorations.toggleClass(box, "buttons_added", true)
  if (settings.style_type === "vertical-icon") decorations.toggleClass(box, "ast-vertical-style-applied", true)
  if (settings.style_type === "no-internal-border") decorations.toggleClass(input, "ast-no-internal-border", true)
  for (const direction of ["minus", "plus"] as const) {
    const label = settings[`${direction}_qty`]
    const button = document.createElement("button")
    button.type = "button"
    button.className = direction
    button.dataset.ringsideStep = direction
    button.textContent = direction === "plus" ? "+" : "−"
    const ownLabel = t(direction === "plus" ? "more" : "fewer")
    button.setAttribute("aria-label", typeof label === "string" && label ? label : ownLabel)
    if (input.id) button.setAttribute("aria-controls", input.id)
    // It takes the place and the box of what the server printed for it, so that nothing moves.
    const placeholder = box.querySelector<HTMLElement>(`${quantitySelectors.placeholder}.${direction}`)
    if (placeholder) {
      const hadFocus = document.activeElement === placeholder
      button.className = placeholder.className
      decorations.replace(placeholder, button)
      if (hadFocus) button.focus({ preventScroll: true })
      continue
    }
    input[direction === "plus" ? "after" : "before"](button)
    decorations.insert(button)
  }
}
