import { selectRaisedQuantity } from "@ringside/cart/domain"
import { type BootPage, type Page, partOf } from "@ringside/core"
import { quantitySelectors, raisedQuantityFamily, stepButtonFamily } from "./host.ts"
import { addToCartMessages } from "./messages.ts"

/** Raises quantities to their minimum, and puts minus and plus beside them. Source: catalogue-and-cart contract §8. */
export function startQuantityButtons(page: Page): void {
  const decorate = () => {
    for (const box of page.document.querySelectorAll(selectBoxes(page))) addStepButtons(page, box)
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
  const input = box.querySelector<HTMLInputElement>(quantitySelectors.input)
  return input && input.type !== "hidden" && input.type !== "date" ? input : null
}

/** The boxes that got their buttons from us. */
export function decoratedBoxesOf(page: BootPage): WeakSet<Element> {
  return partOf(page, "quantity.boxes", () => new WeakSet())
}

function selectBoxes({ families }: Page): string {
  const { box, hook } = quantitySelectors
  return families.modeOf(stepButtonFamily) === "work" ? `${box}, ${hook}` : hook
}

function raiseQuantities(document: Document): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input.qty")) {
    const raised = input.closest(quantitySelectors.basketQuantity) ? null : selectRaisedQuantity(input.value, input.min)
    if (raised !== null) input.value = raised
  }
}

function addStepButtons(page: Page, box: Element): void {
  const done = decoratedBoxesOf(page)
  const input = findQuantityInput(box)
  if (!input || done.has(box) || box.matches(".buttons_added, .hidden")) return
  done.add(box)
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
