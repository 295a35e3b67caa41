import { defineBehaviour, type Page, findEventElement } from "@ringside/core"
import { selectors } from "./host.ts"
import { storefrontJob } from "./jobs.ts"

/** Submits the form that sorts an archive when another order is chosen. Source: catalogue-and-cart §12. */
export const sorting = defineBehaviour({
  name: "site-sorting",
  selector: ({ jobs }) => (jobs.modeOf(storefrontJob) === "active" ? selectors.ordering : null),
  element: "HTMLFormElement",
  on: {
    change(event, form, page) {
      if (findEventElement(page, event)?.matches(selectors.orderby)) send(form, page)
    },
  },
  connect(form, { page }) {
    // The shopper may have chosen before this code was loaded. A value that the browser restored has no focus.
    const select = form.querySelector<HTMLSelectElement>(selectors.orderby)
    const isChosen = select !== null && [...select.options].some((option) => option.selected !== option.defaultSelected)
    if (isChosen && page.document.activeElement === select) send(form, page)
  },
})

/** Calls the method of the prototype: a field's name may hide the form's own. */
function send(form: HTMLFormElement, { window }: Page): void {
  window.HTMLFormElement.prototype.requestSubmit.call(form)
}
