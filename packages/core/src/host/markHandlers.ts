import { completeService } from "../page/services.ts"
import type { LoaderPage } from "../page/page.ts"
import { formatHandlerKey, type HandlerMarks, handlerMarksService, type PlatformHandler } from "./handlerMarks.ts"
import { markOwnFunction } from "./ownFunctions.ts"
import { followJQuery } from "./setFunctions.ts"

const service = completeService(handlerMarksService, ({ document, signal }: LoaderPage): HandlerMarks => {
  const marks: HandlerMarks = {
    jQueries: new Map(),
    // The signs of the platform's scripts pass over it.
    handler: markOwnFunction(() => undefined),
    taken: new Set(),
    mark(jQuery, handler) {
      const { elements, type, selector } = handler
      const key = formatHandlerKey(handler)
      const marked = marks.jQueries.get(key) ?? new WeakMap()
      marks.jQueries.set(key, marked)
      for (const element of document.querySelectorAll(elements)) {
        if (marks.taken.has(key) || marked.has(element)) continue
        marked.set(element, jQuery)
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
