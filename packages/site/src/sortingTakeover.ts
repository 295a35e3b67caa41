import { findJQuery, type Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { sortingMarksService } from "./sortingMarks.ts"

/** Marks the forms that sort and were inserted since, for scripts that take them over. */
export function markSorting(page: Page): void {
  const jQuery = findJQuery(page.window)
  if (jQuery) sortingMarksService.of(page).mark(jQuery)
}

/** Whether a script has taken the platform's handler off a form. A form that replaces such a form is the script's, too. */
export function isSortingTaken(page: Page, form: Element): boolean {
  const marks = sortingMarksService.of(page)
  const jQuery = marks.jQueries.get(form)
  if (!jQuery) return marks.isTaken
  const handlers = readMember(jQuery._data?.(form, "events"), ["change"])
  const isOurs =
    Array.isArray(handlers) && handlers.some((each: unknown) => readMember(each, ["handler"]) === marks.handler)
  if (!isOurs) marks.isTaken = true
  return !isOurs
}
