import { isStopped, type Page, type Scope } from "@ringside/core"
import { type AttributionState, attributionStateOf } from "./attributionState.ts"
import { formatAttributionInputs, selectInputGroups } from "../domain/index.ts"
import { selectors } from "../host.ts"

/** Removes the platform's further elements of a form, now and later, and defines the element. */
export function startFormInputs(page: Page): void {
  defineElement(page, (element) => {
    const state = attributionStateOf(page)
    // The record of the page, since the element is connected to the behaviour only before the next frame.
    if (state && !isStopped(page, element)) fill(page, state, element, page.decorations)
  })
  const look = () => removeDoubles(page)
  page.onScan(look)
  look()
}

/** Keeps the hidden inputs of one element equal to the values; an input that the host removes is created again. */
export function connectInputs(element: HTMLElement, scope: Scope): (() => void) | undefined {
  const { page } = scope
  const state = attributionStateOf(page)
  if (!state) return undefined
  const fillElement = () => fill(page, state, element, scope)
  scope.onScan(fillElement)
  return () => scope.onEnd(state.$attribution.subscribe(fillElement))
}

/** Takes further elements of a form out, since each field is to be posted once. */
function removeDoubles(page: Page): void {
  const elements = [...page.document.querySelectorAll(selectors.inputs)]
  const forms = [...new Set(elements.map((element) => element.closest("form")))]
  const groups = elements.map((element, index) => {
    const form = element.closest("form")
    return { id: String(index), form: form && String(forms.indexOf(form)) }
  })
  const kept = new Set(selectInputGroups(groups))
  for (const [index, element] of elements.entries()) {
    if (kept.has(String(index))) continue
    const place = page.document.createComment("")
    element.replaceWith(place)
    page.decorations.remember(place, "", () => place.replaceWith(element))
  }
}

function fill(
  page: Page,
  { config, $attribution }: AttributionState,
  element: Element,
  changes: Pick<Scope, "attribute" | "insert">,
): void {
  const inputs = formatAttributionInputs(config.fields, $attribution.get(), config.prefix)
  const present = new Map([...element.querySelectorAll("input")].map((input) => [input.name, input]))
  for (const { name, value } of inputs) {
    const known = present.get(name)
    if (known && page.inserted.has(known)) known.value = value
    else if (known) changes.attribute(known, "value", value)
    else {
      const input = page.document.createElement("input")
      input.type = "hidden"
      input.name = name
      input.value = value
      element.append(input)
      changes.insert(input)
    }
  }
}

/** The function of each running page that connects an element. */
const connectors = new WeakMap<Window, (element: Element) => void>()

/** Defines the platform's element, so that one in a form that is drawn anew is filled at once. A name that is taken stays. */
function defineElement({ window: view, signal }: Page, connect: (element: Element) => void): void {
  const { customElements, HTMLElement } = view
  connectors.set(view, connect)
  signal.addEventListener("abort", () => connectors.delete(view))
  if (customElements.get(selectors.inputs)) return
  class AttributionInputs extends HTMLElement {
    connectedCallback(): void {
      // While the parser is in the element, inputs of the server's may still follow.
      connectors.get(view)?.(this)
    }
  }
  customElements.define(selectors.inputs, AttributionInputs)
}
