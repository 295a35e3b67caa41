import { listen, type Page, definePageService } from "@ringside/core"

type Listener = (event: Event) => void

/** Listeners of one event of one target. */
interface Shared {
  readonly listeners: Set<Listener>
  end: AbortController
}

/** The shared listeners, by their target and type. */
const sharedService = definePageService("popups.listeners", () => new Map<EventTarget, Map<string, Shared>>())

/** Shares one listener of the page between all popups that listen to that event. Source: popups §16. */
export function listenTogether(
  page: Page,
  target: EventTarget,
  type: string,
  { listener, signal }: { readonly listener: Listener; readonly signal: AbortSignal },
): void {
  const byTarget = sharedService.of(page)
  const byType = byTarget.get(target) ?? new Map<string, Shared>()
  byTarget.set(target, byType)
  const shared = byType.get(type) ?? { listeners: new Set<Listener>(), end: new AbortController() }
  byType.set(type, shared)
  if (shared.listeners.size === 0) {
    shared.end = new AbortController()
    const notifyAll = (event: Event) => {
      for (const each of [...shared.listeners]) each(event)
    }
    // Events that don't bubble, such as an element's scroll, reach only the document.
    listen(target, type, notifyAll, {
      signal: shared.end.signal,
      passive: true,
      capture: target === page.window.document,
    })
  }
  shared.listeners.add(listener)
  signal.addEventListener("abort", () => {
    shared.listeners.delete(listener)
    if (shared.listeners.size === 0) shared.end.abort()
  })
}
