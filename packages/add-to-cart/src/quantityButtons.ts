import { selectRaisedQuantity } from "@ringside/cart/domain"
import type { BootPage, Page } from "@ringside/core"
import { quantityParts, quantitySelectors, raisedQuantityFamily, stepButtonFamily } from "./host.ts"
import { addToCartMessages } from "./messages.ts"

type Direction = "minus" | "plus"

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
  const input = findQuantityInput(box)
  warnOfEmptyHook(page, box)
  const hasOwn = box.querySelector(quantityParts.ownStep) !== null
  // A copy of a page, as some scripts keep it for the way back, has its buttons already.
  if (hasOwn) known.add(box)
  const isOthers = box.matches(".buttons_added") && !known.has(box)
  if (!input || known.has(input) || hasOwn || isOthers || box.matches(".hidden")) return
  known.add(box).add(input)
  const settings = page.settings.read("astra_qty_btn", "add-to-cart") ?? {}
  applyThemeStyle(page, { box, input, style: settings.style_type })
  for (const direction of ["minus", "plus"] as const) {
    const label = readText(settings[`${direction}_qty`]) ?? translateStep(page, direction)
    placeStepButton(page, { box, input, direction, button: createStepButton(input, direction, label) })
  }
}

function warnOfEmptyHook({ document, reports }: Page, box: Element): void {
  // While the page is still read, the field may be to come.
  if (document.readyState === "loading" || !box.matches(quantityParts.hook)) return
  if (box.querySelector(quantityParts.input)) return
  reports.warn(
    '[ringside quantity] the hook holds no quantity field; expected an <input type="number">, so it stays as it is.',
    box,
  )
}

/** The classes by which the theme's own styles know such a box. */
function applyThemeStyle(
  { decorations }: Page,
  { box, input, style }: { readonly box: Element; readonly input: Element; readonly style: unknown },
): void {
  decorations.toggleClass(box, "buttons_added", true)
  if (style === "vertical-icon") decorations.toggleClass(box, "ast-vertical-style-applied", true)
  if (style === "no-internal-border") decorations.toggleClass(input, "ast-no-internal-border", true)
}

function translateStep(page: Page, direction: Direction): string {
  return page.translator("add-to-cart", addToCartMessages)(direction === "plus" ? "more" : "fewer")
}

function createStepButton(input: HTMLInputElement, direction: Direction, label: string): HTMLButtonElement {
  const button = input.ownerDocument.createElement("button")
  button.type = "button"
  button.className = direction
  button.dataset.ringsideStep = direction
  button.textContent = direction === "plus" ? "+" : "−"
  button.setAttribute("aria-label", label)
  if (input.id) button.setAttribute("aria-controls", input.id)
  return button
}

/** Beside the field, or in the place and the box of what the server printed for it, so that nothing moves. */
function placeStepButton(
  { decorations, document }: Page,
  step: {
    readonly box: Element
    readonly input: Element
    readonly direction: Direction
    readonly button: HTMLButtonElement
  },
): void {
  const { box, input, direction, button } = step
  const placeholder = box.querySelector<HTMLElement>(`${quantitySelectors.placeholder}.${direction}`)
  if (!placeholder) {
    input[direction === "plus" ? "after" : "before"](button)
    decorations.insert(button)
    return
  }
  const hadFocus = document.activeElement === placeholder
  button.className = placeholder.className
  decorations.replace(placeholder, button)
  if (hadFocus) button.focus({ preventScroll: true })
}

function readText(setting: unknown): string | null {
  return typeof setting === "string" && setting !== "" ? setting : null
}
