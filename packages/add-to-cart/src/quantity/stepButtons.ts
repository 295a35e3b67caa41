import { onWidthChange, readHostSettings, type Page, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { stepSettings } from "./stepSettings.ts"
import { fitButtons, readLook } from "./fitButtons.ts"
import { quantityMarkup, quantitySelectors } from "../host.ts"
import { quantityMessages } from "../messages.ts"
import { findProductName } from "./quantityName.ts"

/** A quantity field, and the box for its buttons. */
export interface QuantityBox {
  readonly box: Element
  readonly input: HTMLInputElement
  /** Records the changes of box and field. */
  readonly scope: Scope
}

interface Step extends QuantityBox {
  readonly direction: "minus" | "plus"
  readonly placeholder: HTMLElement | null
}

/** The class of a box with buttons, ours or another script's. */
export const steppedClass = "buttons_added"

/** Marks a field that has buttons of ours: a copy, whose buttons core removes, differs by it from a field with buttons of another script. */
const steppedAttribute = "data-ringside-stepped"
const verticalClass = "ast-vertical-style-applied"
const borderlessClass = "ast-no-internal-border"

/**
 * Inserts minus and plus into boxes: beside the field, or in place of the placeholders that the server printed, with their position and
 * size, so that nothing moves. Source: catalogue-and-cart contract §8.
 */
export function createStepButtons(page: Page): (boxes: readonly QuantityBox[]) => void {
  // A deferred press looks for its button in this record. `scope` would also take the buttons out of markup that was replaced.
  const { document, decorations } = page
  const placeholderOf = new WeakMap<Element, HTMLElement>()

  const placeButton = (step: Step): HTMLElement => {
    const { input, direction, placeholder } = step
    const button = createStepButton(page, step)
    if (!placeholder) {
      input[direction === "plus" ? "after" : "before"](button)
      decorations.insert(button)
      return button
    }
    placeholderOf.set(button, placeholder)
    button.className = placeholder.className
    // The theme's own symbol, which may be an SVG.
    button.replaceChildren(...document.importNode(placeholder, true).childNodes)
    decorations.replace(placeholder, button)
    return button
  }
  refitAtNewWidths(page, (button) => placeholderOf.get(button))

  return (boxes) => {
    const style = readHostSettings(page, stepSettings)?.style_type
    const focused = document.activeElement
    // Read placeholders before the theme's classes change their surroundings.
    const steps = boxes
      // Markup that comes back has its buttons.
      .filter(({ box }) => !box.querySelector(quantityMarkup.ownStep))
      .flatMap(listSteps)
      .map((step) => ({ step, look: step.placeholder && readLook(step.placeholder) }))
    for (const box of boxes) applyThemeStyle(box, style)
    fitButtons(
      steps.flatMap(({ step, look }) => {
        const button = placeButton(step)
        return look ? [{ button, look }] : []
      }),
    )
    if (focused?.isConnected === false) moveFocus(decorations.replacementOf(focused))
  }
}

/** Reverts our changes of a copy, since no record of changes restores it. */
export function restoreCopy({ box, input }: QuantityBox): void {
  if (!input.hasAttribute(steppedAttribute)) return
  input.removeAttribute(steppedAttribute)
  input.classList.remove(borderlessClass)
  box.classList.remove(steppedClass, verticalClass)
}

function listSteps(found: QuantityBox): readonly Step[] {
  return (["minus", "plus"] as const).map((direction) => ({
    ...found,
    direction,
    placeholder: found.box.querySelector<HTMLElement>(`${quantitySelectors.placeholder}.${direction}`),
  }))
}

/** Sets the classes that the theme's styles use for such a box. */
function applyThemeStyle({ box, input, scope }: QuantityBox, style: string | undefined): void {
  scope.attribute(input, steppedAttribute, "")
  scope.toggleClass(box, steppedClass, true)
  if (style === "vertical-icon") scope.toggleClass(box, verticalClass, true)
  if (style === "no-internal-border") scope.toggleClass(input, borderlessClass, true)
}

function createStepButton(page: Page, { box, input, direction }: Step): HTMLButtonElement {
  const named = readHostSettings(page, stepSettings)?.[`${direction}_qty`]
  const translate = page.translator("add-to-cart", quantityMessages)
  const button = page.document.createElement("button")
  button.type = "button"
  button.className = direction
  button.dataset["ringsideStep"] = direction
  // Two quick presses are two steps, not a zoom.
  button.style.touchAction = "manipulation"
  // In a hook on a plain page nothing else gives it a size.
  if (box.matches(quantityMarkup.hook)) button.style.minInlineSize = button.style.minBlockSize = "32px"
  button.textContent = direction === "plus" ? "+" : "−"
  const label = named || translate(direction === "plus" ? "more" : "fewer")
  const product = findProductName(box)
  // Several products on a page have such buttons; the name distinguishes them in a list of controls.
  button.setAttribute("aria-label", product === null ? label : `${label}: ${product}`)
  if (input.id) button.setAttribute("aria-controls", input.id)
  return button
}

/** Measures the placeholders again in a window of another width, where the theme may give them another box; they are inserted meanwhile. */
function refitAtNewWidths(page: Page, findPlaceholder: (button: Element) => HTMLElement | undefined) {
  const { document } = page
  onWidthChange(page, () => {
    const focused = document.activeElement
    const pairs = [...document.querySelectorAll<HTMLElement>(quantityMarkup.ownStep)].flatMap((button) => {
      const placeholder = findPlaceholder(button)
      return placeholder ? [{ button, placeholder }] : []
    })
    for (const { button, placeholder } of pairs) button.replaceWith(placeholder)
    const placed = pairs.map((pair) => ({ ...pair, look: readLook(pair.placeholder) }))
    for (const { button, placeholder } of placed) {
      button.removeAttribute("style")
      placeholder.replaceWith(button)
    }
    fitButtons(placed)
    if (focused !== document.activeElement) moveFocus(focused)
  })
}

function moveFocus(element: Element | null | undefined): void {
  if (isFocusable(element)) element.focus(nullPrototype({ preventScroll: true }))
}

function isFocusable(element: Element | null | undefined): element is HTMLElement {
  return element?.isConnected === true && "focus" in element
}
