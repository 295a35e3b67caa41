import { defineBehaviour, type Page } from "@ringside/core"
import { selectors } from "./host.ts"
import { storefrontJob } from "./jobs.ts"

/** Sends the form that sorts an archive when another order is chosen. Source: catalogue-and-cart §12. */
export const sorting = defineBehaviour({
  name: "site-sorting",
  selector: ({ jobs }) => (jobs.modeOf(storefrontJob) === "active" ? selectors.ordering : null),
  on: {
    change({ target }, form, page) {
      if (target instanceof page.window.Element && target.matches(selectors.orderby)) send(form, page)
    },
  },
  connect(form, { page }) {
    // A choice that was made before the code was here. One that the browser has restored has no focus.
    const select = form.querySelector<HTMLSelectElement>(selectors.orderby)
    const isChosen = select !== null && [...select.options].some((option) => option.selected !== option.defaultSelected)
    if (isChosen && page.document.activeElement === select) send(form, page)
  },
})

/** A field may be called like the form's own method. */
function send(form: HTMLElement, { window }: Page): void {
  if (form instanceof window.HTMLFormElement) window.HTMLFormElement.prototype.requestSubmit.call(form)
}
