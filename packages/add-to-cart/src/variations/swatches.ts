import { listen, type ReceivedEvent, hasModifier, isPlainClick, type Page, readHookOptions } from "@ringside/core"
import { selectSwatchForKey } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { variationsAttributes } from "../options.ts"
import { provideChoiceFocus } from "./choiceFocus.ts"
import { createSwatchGroup, type SwatchGroup, swatchesClass } from "./swatchGroup.ts"
import { variationListsOf } from "./variationLists.ts"
import { tellChange } from "./variationQuantity.ts"

/**
 * Swatches in `variations` hooks that ask for them. The host's select stays, unseen, and holds the choice: whoever serves the form, the
 * host's script or ours, hears of a choice as if it had been made there.
 */
export function startSwatches(page: Page): void {
  const { document, window } = page
  const lists = variationListsOf(page)
  const groups = new WeakMap<Element, SwatchGroup>()

  const draw = () => {
    for (const select of findSelects(page)) {
      const form = select.closest(variationSelectors.form)
      if (!form || groups.has(select)) continue
      // A list that is open would close, and the focus be lost: it stays until the shopper has left it.
      if (document.activeElement === select) {
        listen(select, "blur", draw, { once: true, signal: page.signal })
        continue
      }
      removeLeftover(select)
      const group = createSwatchGroup(page, select, () => lists.of(form))
      groups.set(select, group)
      groups.set(group.element, group)
      page.decorations.style(select, "display", "none")
      // A required field that nobody sees would stop the form without a word; an add without a choice is answered all the same.
      page.decorations.attribute(select, "required", null)
      select.after(group.element)
      page.decorations.insert(group.element)
      group.sync()
    }
  }
  const sync = ({ name, target }: ReceivedEvent) => {
    if (!(target instanceof window.Element) || (name === "change" && !groups.has(target))) return
    const selects = target.closest(variationSelectors.form)?.querySelectorAll(variationSelectors.select) ?? []
    for (const select of selects) groups.get(select)?.sync()
  }
  const findSwatch = ({ target }: Event) => {
    const swatch = target instanceof window.Element ? target.closest<HTMLElement>("[role=radio]") : null
    const group = swatch?.parentElement && groups.get(swatch.parentElement)
    return swatch && group ? { swatch, group } : null
  }
  const findLabelled = ({ target }: Event) => {
    const control = target instanceof window.Element ? target.closest("label")?.control : null
    return control ? groups.get(control) : undefined
  }
  const choose = (group: SwatchGroup, swatch: HTMLElement) => {
    group.focus(swatch)
    const value = group.readValue(swatch)
    // What can't be chosen is named with the reason as it takes the focus.
    if (value === null || value === group.select.value) return
    group.select.value = value
    tellChange(page, group.select)
  }

  const options = { signal: page.signal, capture: true }
  listen(
    document,
    "click",
    (event) => {
      if (!isPlainClick(event)) return
      const found = findSwatch(event)
      if (found) choose(found.group, found.swatch)
      // A label leads to its select, which nobody sees.
      else findLabelled(event)?.focus()
    },
    options,
  )
  listen(
    document,
    "keydown",
    (event) => {
      const found = hasModifier(event) ? null : findSwatch(event)
      if (!found) return
      const { swatches } = found.group
      const isRtl = window.getComputedStyle(found.swatch).direction === "rtl"
      const at = selectSwatchForKey(event.key, swatches.indexOf(found.swatch), swatches.length, isRtl)
      const next = at === null ? undefined : swatches[at]
      if (!next) return
      event.preventDefault()
      choose(found.group, next)
    },
    options,
  )
  page.events.on(["change", "woocommerce_update_variation_values", "reset_data"], sync)
  page.onScan(draw)
  draw()
  provideChoiceFocus(page, (select) => {
    const group = groups.get(select)
    if (group) group.focus()
    else select.focus()
  })
}

/** A page that was kept as a copy of its nodes comes back with swatches that nobody serves. */
function removeLeftover(select: HTMLSelectElement): void {
  const leftover = select.nextElementSibling
  if (!leftover?.matches(`.${swatchesClass}`)) return
  leftover.remove()
  select.style.display = ""
  select.required = leftover.hasAttribute("aria-required")
}

/** The selects of forms that are a hook with swatches, or stand in one. */
function findSelects(page: Page): readonly HTMLSelectElement[] {
  const hooks = [...page.document.querySelectorAll(variationSelectors.hook)]
  return hooks
    .filter((hook) => readHookOptions("variations", variationsAttributes, hook, page).swatches)
    .flatMap((hook) => [...hook.querySelectorAll<HTMLSelectElement>(variationSelectors.select)])
}
