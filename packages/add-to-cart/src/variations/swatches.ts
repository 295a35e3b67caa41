import {
  type Behaviour,
  connectRadioGroup,
  defineBehaviour,
  type Page,
  type RadioGroup,
  type ReceivedEvent,
  readHookOptions,
  type Scope,
  definePageService,
  findEventElement,
  focusInView,
} from "@ringside/core"
import { variationSelectors } from "../host.ts"
import { variationsAttributes } from "../options.ts"
import { provideChoiceFocus } from "./choiceFocus.ts"
import { createSwatches } from "./createSwatches.ts"
import { variationListsService } from "./variationLists.ts"

/**
 * Swatches in `variations` hooks with that option. The host's select stays, hidden, and holds the choice: the script that handles the form,
 * the host's or ours, receives the select's own `change`.
 */
export const swatchesBehaviour = defineBehaviour({
  name: "swatches",
  selector: variationSelectors.select,
  element: "HTMLSelectElement",
  connect(select, scope) {
    const { page } = scope
    const form = select.closest(variationSelectors.form)
    if (!form || !hasSwatches(page, select)) return undefined
    const draw = () => drawSwatches(scope, select, form)
    if (page.document.activeElement !== select) return draw
    // Wait until the shopper has left the select: hiding it would close an open list and lose focus.
    scope.listen(select, "blur", () => groupsService.of(page).has(select) || draw())
    return undefined
  },
  start(page: Page) {
    page.events.on(["change", "woocommerce_update_variation_values", "reset_data"], (event) => syncForm(page, event))
    provideChoiceFocus(page, (select) => {
      const group = groupsService.of(page).get(select)
      if (group) group.focusRadio()
      else focusInView(page, select)
    })
  },
})

/** The swatches of a page, by their select. */
const groupsService = definePageService("add-to-cart.swatches", () => new WeakMap<Element, RadioGroup>())

function hasSwatches(page: Page, select: Element): boolean {
  const hook = select.closest(variationSelectors.hook)
  return hook !== null && readHookOptions("variations", variationsAttributes, hook, page).swatches
}

function drawSwatches(scope: Scope, select: HTMLSelectElement, form: Element): void {
  const { page } = scope
  const lists = variationListsService.of(page)
  const groups = groupsService.of(page)
  const group = connectRadioGroup(
    scope,
    select,
    createSwatches(page, select, () => lists.of(form)),
  )
  groups.set(select, group)
  scope.onEnd(() => groups.delete(select))
  select.after(group.element)
  scope.insert(group.element)
}

/** A choice in one group changes the options of the form's other groups. */
function syncForm(page: Page, event: ReceivedEvent): void {
  const groups = groupsService.of(page)
  const target = findEventElement(page, event)
  if (!target || (event.name === "change" && !groups.has(target))) return
  const selects = target.closest(variationSelectors.form)?.querySelectorAll(variationSelectors.select) ?? []
  for (const select of selects) groups.get(select)?.sync()
}

/** Behaviours of the part's module `swatches`. */
export const createBehaviours = (): readonly Behaviour[] => [swatchesBehaviour]
