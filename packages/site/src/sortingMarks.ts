import { definePageService, followJQuery, type LoaderPage } from "@ringside/core"
import { orderbySelector, orderingSelector } from "./host.ts"

/** Handlers in the place of the platform's, on the forms that sort. */
export interface SortingMarks {
  /** The jQuery of each marked form. */
  readonly jQueries: WeakMap<Element, JQuery>
  readonly handler: () => void
  /** Whether scripts of the page sort: forms that are inserted then are not marked. */
  isTaken: boolean
  /** Marks the forms that were inserted since. */
  mark(jQuery: JQuery): void
}

type JQuery = Parameters<Parameters<typeof followJQuery>[1]>[0]

/**
 * Scripts that sort without a new page take the platform's handler off its form by jQuery's `off()`, and bind their own. A handler that does
 * nothing stands in its place: a form without it is theirs. Scripts that only listen, as for statistics, leave it. It is bound while the page
 * loads, as the platform's, since such scripts run when the page is ready.
 */
export const sortingMarksService = definePageService("site.sortingMarks", (page: LoaderPage): SortingMarks => {
  const marks: SortingMarks = {
    jQueries: new WeakMap(),
    handler: () => undefined,
    isTaken: false,
    mark(jQuery) {
      for (const form of page.document.querySelectorAll(orderingSelector)) {
        if (marks.isTaken || marks.jQueries.has(form)) continue
        marks.jQueries.set(form, jQuery)
        jQuery(form).on("change", orderbySelector, marks.handler)
        page.signal.addEventListener("abort", () => jQuery(form).off("change", marks.handler))
      }
    },
  }
  followJQuery(page, marks.mark)
  return marks
})
