import { defineBehaviour, type Page, findEventElement } from "@ringside/core"
import { orderbySelector, orderingSelector } from "./host.ts"
import { storefrontJob } from "./jobs.ts"
import { isSortingTaken, markSorting } from "./sortingTakeover.ts"

/** Submits the form that sorts an archive when another order is chosen. Source: catalogue-and-cart §12. */
export const sorting = defineBehaviour({
  name: "site-sorting",
  selector: ({ jobs }) => (jobs.isOurs(storefrontJob) ? orderingSelector : null),
  element: "HTMLFormElement",
  connect(form, { page, listenToField }) {
    markSorting(page)
    // As the platform's: a script that keeps the event from the form keeps it in place.
    listenToField(form, "change", (event) => {
      if (findEventElement(page, event)?.matches(orderbySelector) && !isSortingTaken(page, form)) send(form, page)
    })
    // The shopper may have chosen before this code was loaded. A value that the browser restored has no focus.
    const select = form.querySelector<HTMLSelectElement>(orderbySelector)
    const isChosen = select !== null && [...select.options].some((option) => option.selected !== option.defaultSelected)
    if (isChosen && page.document.activeElement === select && !isSortingTaken(page, form)) send(form, page)
  },
})

/** Calls the method of the prototype: a field's name may hide the form's own. */
function send(form: HTMLFormElement, { window }: Page): void {
  window.HTMLFormElement.prototype.requestSubmit.call(form)
}
