import {
  defineBehaviour,
  findEventElement,
  findJQuery,
  handlerMarksService,
  type Page,
  readHandlerMark,
} from "@ringside/core"
import { orderbySelector, orderingSelector, sortingBlockSelector, sortingHandler } from "./host.ts"
import { storefrontJob } from "./jobs.ts"

/** Submits the form that sorts an archive when another order is chosen. Source: catalogue-and-cart §12. */
export const sorting = defineBehaviour({
  name: "site-sorting",
  selector: ({ jobs }) => (jobs.isOurs(storefrontJob) ? orderingSelector : null),
  element: "HTMLFormElement",
  connect(form, { page, listenToField }) {
    // The form may have been inserted since the page loaded.
    const jQuery = findJQuery(page.window)
    if (jQuery) handlerMarksService.find(page)?.mark(jQuery, sortingHandler)
    // As the platform's: a script that keeps the event from the form keeps it in place.
    listenToField(form, "change", (event) => {
      if (findEventElement(page, event)?.matches(orderbySelector) && !isTaken(page, form)) {
        // The platform's block stops native changes and sorts in place. It prevents the form's submit event, which this method doesn't send.
        send(form, page, form.matches(sortingBlockSelector) ? "submit" : "requestSubmit")
      }
    })
    // The shopper may have chosen before this code was loaded. A value that the browser restored has no focus.
    const select = form.querySelector<HTMLSelectElement>(orderbySelector)
    const isChosen = select !== null && [...select.options].some((option) => option.selected !== option.defaultSelected)
    if (isChosen && page.document.activeElement === select && !isTaken(page, form)) send(form, page, "requestSubmit")
  },
})

/** Whether a script has taken the platform's handler off, to sort in place. A form that replaces such a form is the script's, too. */
function isTaken(page: Page, form: Element): boolean {
  return readHandlerMark(page, form, sortingHandler) === "taken"
}

/** Calls the method of the prototype: a field's name may hide the form's own. */
function send(form: HTMLFormElement, { window }: Page, method: "submit" | "requestSubmit"): void {
  window.HTMLFormElement.prototype[method].call(form)
}
