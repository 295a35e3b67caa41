import type { Page } from "@ringside/core"
import type { AttributionState } from "./attributionState.ts"
import { formatAttributionInputs, selectInputGroups } from "./domain/index.ts"
import { selectors } from "./host.ts"

/** Keeps the hidden inputs of all forms as the values are, on elements that come later too. */
export function startFormInputs(page: Page, state: AttributionState): void {
  const fillAll = () => {
    const kept = removeDoubles(page)
    for (const element of kept) fill(page, state, element)
  }
  defineElement(page, (element) => fill(page, state, element))
  page.onScan(fillAll)
  state.$attribution.subscribe(fillAll)
}

/** The elements that keep their inputs; further ones of a form are taken out, since each field is to be posted once. */
function removeDoubles(page: Page): readonly Element[] {
  const elements = [...page.document.querySelectorAll(selectors.inputs)]
  const forms = [...new Set(elements.map((element) => element.closest("form")))]
  const groups = elements.map((element, index) => {
    const form = element.closest("form")
    return { id: String(index), form: form && String(forms.indexOf(form)) }
  })
  const kept = new Set(selectInputGroups(groups))
  return elements.filter((element, index) => {
    if (kept.has(String(index))) return true
    const place = page.document.createComment("")
    element.replaceWith(place)
    page.decorations.remember(place, "", () => place.replaceWith(element))
    return false
  })
}

function fill(page: Page, { config, $attribution }: AttributionState, element: Element): void {
  const inputs = formatAttributionInputs(config.fields, $attribution.get(), config.prefix)
  const present = new Map([...element.querySelectorAll("input")].map((input) => [input.name, input]))
  for (const { name, value } of inputs) {
    const known = present.get(name)
    if (known && page.inserted.has(known)) known.value = value
    else if (known) page.decorations.attribute(known, "value", value)
    else {
      const input = page.document.createElement("input")
      input.type = "hidden"
      input.name = name
      input.value = value
      element.append(input)
      page.decorations.insert(input)
    }
  }
}

/** What the element of the running page does when one is connected. */
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
