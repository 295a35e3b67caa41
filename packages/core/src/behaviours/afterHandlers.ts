import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

/** Events on which a behaviour runs once the page's own handlers have run. */
export const awaitedEventsService = definePageService("core.awaitedEvents", () => new WeakSet<object>())

/**
 * Calls `run` when `event`, which is in the capture phase now, has come back to the body. There the platform's own scripts listen, so that a
 * handler of the page below the body may change what they read, or stop the event.
 */
export function runAfterHandlers(
  page: Pick<Page, "document" | "services" | "signal">,
  event: Event,
  run: () => void,
): void {
  awaitedEventsService.of(page).add(event)
  const { body } = page.document
  const onEvent = (next: Event) => {
    // Another one: either a handler has sent it meanwhile, or one has stopped the first, which is over.
    if (next !== event && event.eventPhase !== Event.NONE) return
    body.removeEventListener(event.type, onEvent)
    if (next === event) run()
  }
  listen(body, event.type, onEvent, { signal: page.signal })
}
