import {
  connectRadioGroup,
  defineBehaviour,
  type Page,
  type RadioGroup,
  type ReceivedEvent,
  readHookOptions,
  type Scope,
  serviceOf,
} from "@ringside/core"
import { variationSelectors } from "../host.ts"
import { variationsAttributes } from "../options.ts"
import { provideChoiceFocus } from "./choiceFocus.ts"
import { createSwatches } from "./createSwatches.ts"
import { variationListsOf } from "./variationLists.ts"

/**
 * Swatches in `variations` hooks that ask for them. The host's select stays, hidden, and holds the choice: whoever serves the form, the
 * host's script or ours, receives the select's own `change`.
 */
export const swatchesBehaviour = defineBehaviour({
  name: "swatches",
  selector: variationSelectors.select,
  connect(select: HTMLElement, scope: Scope) {
    const { page } = scope
    const form = select.closest(variationSelectors.form)
    if (!(select instanceof page.window.HTMLSelectElement) || !form || !hasSwatches(page, select)) return undefined
    const draw = () => drawSwatches(scope, select, form)
    if (page.document.activeElement !== select) return draw
    // A list that is open would close, and the focus be lost: it stays until the shopper has left it.
    scope.listen(select, "blur", () => groupsOf(page).has(select) || draw())
    return undefined
  },
  start(page: Page) {
    page.events.on(["change", "woocommerce_update_variation_values", "reset_data"], (event) => syncForm(page, event))
    provideChoiceFocus(page, (select) => {
      const group = groupsOf(page).get(select)
      if (group) group.focus()
      else select.focus()
    })
  },
})

/** The groups of `page`, by their select. */
function groupsOf(page: Page): WeakMap<Element, RadioGroup> {
  return serviceOf(page, "add-to-cart.swatches", () => new WeakMap<Element, RadioGroup>())
}

function hasSwatches(page: Page, select: Element): boolean {
  const hook = select.closest(variationSelectors.hook)
  return hook !== null && readHookOptions("variations", variationsAttributes, hook, page).swatches
}

function drawSwatches(scope: Scope, select: HTMLSelectElement, form: Element): void {
  const { page, signal } = scope
  const lists = variationListsOf(page)
  const groups = groupsOf(page)
  const group = connectRadioGroup(
    scope,
    select,
    createSwatches(page, select, () => lists.of(form)),
  )
  groups.set(select, group)
  signal.addEventListener("abort", () => groups.delete(select))
  select.after(group.element)
  scope.insert(group.element)
}

/** A choice in one group changes what the other groups of its form offer. */
function syncForm(page: Page, { name, target }: ReceivedEvent): void {
  const groups = groupsOf(page)
  if (!(target instanceof page.window.Element) || (name === "change" && !groups.has(target))) return
  const selects = target.closest(variationSelectors.form)?.querySelectorAll(variationSelectors.select) ?? []
  for (const select of selects) groups.get(select)?.sync()
}
