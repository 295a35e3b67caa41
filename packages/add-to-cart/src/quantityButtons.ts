import { selectRaisedQuantity } from "@ringside/cart/domain"
import { type BootBehaviour, type BootPage, partOf } from "@ringside/core"
import { quantitySelectors, raisedQuantityFamily, stepButtonFamily } from "./host.ts"

/** Raises quantities to their minimum, and puts minus and plus beside them. Source: catalogue-and-cart contract §8. */
export const quantityButtonsBehaviour: BootBehaviour = {
  name: "quantity",
  start(page) {
    const decorate = () => {
      const isThemeOurs = page.families.modeOf(stepButtonFamily) === "work"
      const boxes = [...(isThemeOurs ? [quantitySelectors.box] : []), quantitySelectors.hook].join()
      for (const box of page.document.querySelectorAll(boxes)) addStepButtons(page, box)
    }
    page.onScan(decorate)
    page.events.on(["wc_fragments_loaded", "wc_fragments_refreshed", "updated_wc_div"], decorate)
    if (page.families.modeOf(raisedQuantityFamily) === "work") raiseQuantities(page.document)
    decorate()
  },
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

function raiseQuantities(document: Document): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input.qty")) {
    const raised = input.closest(quantitySelectors.basketQuantity) ? null : selectRaisedQuantity(input.value, input.min)
    if (raised !== null) input.value = raised
  }
}

function addStepButtons(page: BootPage, box: Element): void {
  const done = decoratedBoxesOf(page)
  const input = findQuantityInput(box)
  if (!input || done.has(box) || box.matches(".buttons_added, .hidden")) return
  done.add(box)
  const settings = page.settings.read("astra_qty_btn", "add-to-cart") ?? {}
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
    button.setAttribute(
      "aria-label",
      typeof label === "string" && label ? label : stepLabel(direction, document.documentElement.lang),
    )
    if (input.id) button.setAttribute("aria-controls", input.id)
    // It takes the place and the box of what the server printed for it, so that nothing moves.
    const placeholder = box.querySelector(`${quantitySelectors.placeholder}.${direction}`)
    if (placeholder) {
      button.className = placeholder.className
      decorations.replace(placeholder, button)
      continue
    }
    input[direction === "plus" ? "after" : "before"](button)
    decorations.insert(button)
  }
}

/** Two texts, here and not in the catalogue, because this runs before any catalogue is there. */
function stepLabel(direction: "minus" | "plus", language: string): string {
  const [fewer, more] = language.startsWith("es") ? ["Una unidad menos", "Una unidad más"] : ["One fewer", "One more"]
  return direction === "plus" ? more : fewer
}
