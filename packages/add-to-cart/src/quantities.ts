import { selectRaisedQuantity, selectSteppedQuantity } from "@ringside/cart/domain"
import type { Page } from "@ringside/core"
import { addToCartMessages } from "./messages.ts"
import { raisedQuantityFamily, selectors, stepButtonFamily } from "./host.ts"

const updateDelayMs = 400

/** Quantities raised to their minimum, and minus and plus beside them. Source: catalogue-and-cart contract §8. */
export function startQuantities(page: Page): void {
  const { document, window, signal } = page
  const done = new WeakSet<Element>()

  const raise = () => {
    if (page.families.modeOf(raisedQuantityFamily) !== "work") return
    for (const input of document.querySelectorAll<HTMLInputElement>("input.qty")) {
      if (input.closest(".product-quantity")) continue
      const raised = selectRaisedQuantity(input.value, input.min)
      if (raised !== null) input.value = raised
    }
  }
  const decorate = () => {
    const isThemeOurs = page.families.modeOf(stepButtonFamily) === "work"
    const boxes = [isThemeOurs ? selectors.quantityBox : "", selectors.quantityHook].filter(Boolean).join()
    for (const box of document.querySelectorAll(boxes)) {
      if (done.has(box)) continue
      done.add(box)
      addStepButtons(page, box)
    }
  }

  let cancelUpdate: (() => void) | undefined
  const updateBasketSoon = () => {
    if (!document.querySelector(selectors.basketPage)) return
    cancelUpdate?.()
    cancelUpdate = page.clock.after(updateDelayMs, () => {
      const update = document.querySelector<HTMLButtonElement>(selectors.updateBasket)
      if (!update) return
      update.disabled = false
      update.click()
    })
  }
  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof window.Element ? event.target.closest(selectors.stepButton) : null
      const box = button?.closest(`${selectors.quantityBox}, ${selectors.quantityHook}`)
      const input = box && done.has(box) ? findInput(box) : null
      if (!button || !input) return
      step(input, button.classList.contains("plus") ? "plus" : "minus", page)
      if (input.closest(".product-quantity")) updateBasketSoon()
    },
    { signal, capture: true },
  )
  const onChange = (event: Event) => {
    const box =
      event.target instanceof window.Element
        ? event.target.closest(selectors.quantityBox + "," + selectors.quantityHook)
        : null
    if (box && done.has(box)) showLimits(box, page)
  }
  document.addEventListener("change", onChange, { signal, capture: true })
  page.onScan(decorate)
  page.events.on(["wc_fragments_loaded", "wc_fragments_refreshed", "updated_wc_div"], decorate)
  raise()
  decorate()
}

function findInput(box: Element): HTMLInputElement | null {
  const input = box.querySelector<HTMLInputElement>(`input${selectors.quantityInput}, input[type=number]`)
  return input && input.type !== "hidden" && input.type !== "date" ? input : null
}

function step(input: HTMLInputElement, direction: "plus" | "minus", page: Page): void {
  const { value, min, max } = input
  input.value = selectSteppedQuantity({ value, min, max, step: input.step, direction })
  // The host's own listeners hear what they would have heard from the shopper's keyboard.
  for (const type of ["input", "change"]) input.dispatchEvent(new page.window.Event(type, { bubbles: true }))
}

function addStepButtons(page: Page, box: Element): void {
  const input = findInput(box)
  if (!input || box.classList.contains("buttons_added") || box.classList.contains("hidden")) return
  const settings = page.settings.read("astra_qty_btn", "add-to-cart") ?? {}
  const translate = page.translator("add-to-cart", addToCartMessages)
  const { decorations } = page
  decorations.toggleClass(box, "buttons_added", true)
  if (settings.style_type === "vertical-icon") decorations.toggleClass(box, "ast-vertical-style-applied", true)
  if (settings.style_type === "no-internal-border") decorations.toggleClass(input, "ast-no-internal-border", true)
  for (const direction of ["minus", "plus"] as const) {
    const label = settings[`${direction}_qty`]
    const button = page.document.createElement("button")
    button.type = "button"
    button.className = direction
    button.setAttribute(
      "aria-label",
      typeof label === "string" && label ? label : translate(direction === "plus" ? "more" : "fewer"),
    )
    if (input.id) button.setAttribute("aria-controls", input.id)
    button.textContent = direction === "plus" ? "+" : "−"
    const placeholder = box.querySelector(`${selectors.placeholder}.${direction}`)
    if (placeholder) decorations.replace(placeholder, button)
    else {
      input[direction === "plus" ? "after" : "before"](button)
      decorations.insert(button)
    }
  }
  showLimits(box, page)
}

/** A button that can go no further says so, and stays where the keyboard finds it. */
function showLimits(box: Element, page: Page): void {
  const input = findInput(box)
  for (const button of input ? box.querySelectorAll(selectors.stepButton) : []) {
    const direction = button.classList.contains("plus") ? "plus" : "minus"
    const { value, min, max, step: size } = input as HTMLInputElement
    const isAtLimit = selectSteppedQuantity({ value, min, max, step: size, direction }) === value
    page.decorations.attribute(button, "aria-disabled", isAtLimit ? "true" : null)
  }
}
