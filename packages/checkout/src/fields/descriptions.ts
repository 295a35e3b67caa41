import { defineBehaviour, findEventElement, type Scope } from "@ringside/core"
import { isSlidOpen, slide } from "../forms/slide.ts"
import { passwordJob } from "../jobs.ts"
import { fieldSelectors } from "./host.ts"

/** Duration of the platform's own animation. */
const slideMs = 250

/**
 * Opens a field's description with the field, and closes it when the shopper goes to another field, clicks elsewhere or presses Escape.
 * The platform's style sheet hides it. Source: the platform's general script.
 */
export const descriptions = defineBehaviour({
  name: "checkout-descriptions",
  selector: ({ jobs }) =>
    jobs.isOurs(passwordJob) ? `${fieldSelectors.wrapper}:has(> ${fieldSelectors.description})` : null,
  connect(wrapper: HTMLElement, scope: Scope) {
    const { page } = scope
    const description = wrapper.querySelector<HTMLElement>(fieldSelectors.description)
    if (!description) return
    const toggle = (isOpen: boolean) => {
      if (isSlidOpen(page, description) === isOpen) return
      scope.attribute(description, "aria-hidden", String(!isOpen))
      slide(scope, description, { isOpen, durationMs: slideMs })
    }
    const follow = (event: Event) => {
      const element = findEventElement(page, event)
      if (element && wrapper.contains(element)) {
        if (element.matches(fieldSelectors.control)) toggle(true)
        return
      }
      // Focus outside all fields, such as on a link, leaves it open.
      if (event.type !== "focusin" || element?.closest(fieldSelectors.wrapper)) toggle(false)
    }
    scope.listen(page.document.body, "focusin", follow)
    scope.listenToField(page.document, "click", follow)
    scope.listenToField(wrapper, "keydown", (event) => {
      if (event.key !== "Escape" || !isSlidOpen(page, description)) return
      // The same press must not close a dialog around the form.
      event.preventDefault()
      event.stopPropagation()
      toggle(false)
    })
  },
})
