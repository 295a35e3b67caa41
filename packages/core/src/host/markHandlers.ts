import { completeService } from "../page/services.ts"
import type { LoaderPage } from "../page/page.ts"
import { type HandlerMarks, handlerMarksService, type PlatformHandler } from "./handlerMarks.ts"
import { followJQuery } from "./setFunctions.ts"

const service = completeService(handlerMarksService, ({ document, signal }: LoaderPage): HandlerMarks => {
  const marks: HandlerMarks = {
    jQueries: new WeakMap(),
    handler: () => undefined,
    taken: new Set(),
    mark(jQuery, { elements, type, selector }) {
      for (const element of document.querySelectorAll(elements)) {
        if (marks.taken.has(elements) || marks.jQueries.has(element)) continue
        marks.jQueries.set(element, jQuery)
        jQuery(element).on(type, selector, marks.handler)
        signal.addEventListener("abort", () => jQuery(element).off(type, marks.handler))
      }
    },
  }
  return marks
})

/** Marks the elements of the platform's handlers while the page loads: scripts that take handlers off run when the page is ready. */
export function markHandlers(page: LoaderPage, ...handlers: readonly PlatformHandler[]): void {
  const marks = service.of(page)
  followJQuery(page, (jQuery) => {
    for (const each of handlers) marks.mark(jQuery, each)
  })
}
