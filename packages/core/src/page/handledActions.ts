import { listen } from "./listen.ts"
import { isRecord } from "../domain/index.ts"
import type { Page } from "./page.ts"

/**
 * Keeps htmx from sending what we have answered: its own listeners stand on links and forms (`hx-boost`), and don't ask whether
 * anybody took the click before.
 */
export function startHandledActions({ document, signal }: Pick<Page, "document" | "signal">): void {
  const answered = new WeakSet<object>()
  // Ours listen at the document, so here it is known what they took; htmx listens further down.
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
      if (isRecord(cause) && answered.has(cause)) event.preventDefault()
    },
    { signal, capture: true },
  )
}
