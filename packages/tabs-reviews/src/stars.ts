import { hasModifier, type Page } from "@ringside/core"
import { parseRating, ratings, selectStarForKey } from "./domain/index.ts"
import { isReviewOurs, reviewParts, reviewSelectors } from "./host.ts"
import { createStarPicker, type StarPicker } from "./starPicker.ts"

/** The star pickers of a page. */
export interface Stars {
  /** The picker of a form; null when it has no rating field. */
  find(form: Element): StarPicker | null
}

/** Draws stars before each rating field that is ours, and has them chosen by pointer and key. */
export function startStars(page: Page): Stars {
  const { document, window, signal } = page
  const pickers = new WeakMap<Element, StarPicker>()
  const byGroup = new WeakMap<Element, StarPicker>()
  const draw = () => {
    for (const select of document.querySelectorAll<HTMLSelectElement>(reviewParts.rating)) {
      const isNew = !pickers.has(select) && isReviewOurs(page, select)
      if (!isNew || !select.closest(reviewSelectors.form)) continue
      const picker = createStarPicker(page, select)
      pickers.set(select, picker)
      byGroup.set(picker.group, picker)
    }
  }
  page.onScan(draw)
  page.events.on(["init"], draw)
  draw()

  const find = (form: Element) => {
    const select = form.querySelector(reviewParts.rating)
    return (select && pickers.get(select)) ?? null
  }
  const findPressed = ({ target }: Event) => {
    const star = target instanceof window.HTMLElement ? target.closest<HTMLElement>("[role=radio]") : null
    const group = star?.closest("[role=radiogroup]")
    const picker = group && byGroup.get(group)
    return star && picker ? { picker, value: ratings[picker.stars.indexOf(star)] ?? 1 } : null
  }
  document.addEventListener(
    "click",
    (event) => {
      const pressed = findPressed(event)
      if (pressed) {
        event.preventDefault()
        pressed.picker.choose(pressed.value)
        return
      }
      // The field's label leads to the field, which is hidden.
      const label = event.target instanceof window.Element ? event.target.closest("label") : null
      const field = label?.htmlFor ? document.getElementById(label.htmlFor) : null
      if (field) pickers.get(field)?.focus()
    },
    { signal, capture: true },
  )
  document.addEventListener(
    "keydown",
    (event) => {
      const pressed = hasModifier(event) ? null : findPressed(event)
      const value = pressed && selectStarForKey(event.key, pressed.value)
      if (!pressed || value === null) return
      event.preventDefault()
      event.stopPropagation()
      pressed.picker.choose(parseRating(value))
      pressed.picker.focus()
    },
    { signal, capture: true },
  )
  const showAgain = ({ target }: Event) => {
    const form = target instanceof window.Element ? target.closest("form") : null
    // A form that is reset has its values when its event is over.
    if (form) page.clock.after(0, () => find(form)?.show())
  }
  document.addEventListener("change", showAgain, { signal })
  document.addEventListener("reset", showAgain, { signal })
  return { find }
}
