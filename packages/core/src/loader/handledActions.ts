import { awaitedEventsService } from "../behaviours/afterHandlers.ts"
import { listen } from "../page/listen.ts"
import { isRecord } from "../domain/index.ts"
import type { Page } from "../page/page.ts"

/**
 * Keeps htmx from sending requests for actions that we handled: its listeners on links and forms (`hx-boost`) don't check
 * `defaultPrevented`.
 */
export function startHandledActions(page: Pick<Page, "document" | "services" | "signal">): void {
  const { document, signal } = page
  const awaited = awaitedEventsService.of(page)
  const answered = new WeakSet<object>()
  // Our listeners are on the document, so it is known here which events they handled; the listeners of htmx are on descendants.
  const note = (event: Event) => {
    if (event.defaultPrevented) answered.add(event)
  }
  listen(document.documentElement, "click", note, { signal, capture: true })
  listen(document.documentElement, "submit", note, { signal, capture: true })
  listen(
    document,
    "htmx:confirm",
    (event) => {
      const cause: unknown = "detail" in event && isRecord(event.detail) && event.detail.triggeringEvent
      if (isRecord(cause) && (answered.has(cause) || awaited.has(cause))) event.preventDefault()
    },
    { signal, capture: true },
  )
}
