import { listen } from "../page/listen.ts"
import type { PageDocument } from "../page/pageDocument.ts"
import { readGlobal } from "../page/readGlobal.ts"

interface RepeatedClicksPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly signal: AbortSignal
}

/** Wraps a listener so that a click that a script of the page holds back and repeats calls it once. */
export type OncePerClick = (listener: (event: Event) => unknown) => (event: Event) => unknown

/**
 * Finds clicks that a script of the page holds back and repeats. WP Rocket (3.9 to 3.17) and Perfmatters delay the page's scripts until the
 * first action: a handler at the pressed element takes each click, and dispatches it there again once the scripts have run. Our listeners
 * have got the first one by then, since they are on the document in the capture phase; those of the delayed scripts get the repetition.
 */
export function createOncePerClick(page: RepeatedClicksPage): OncePerClick {
  const { window, signal } = page
  /** Clicks that have not come back to the window, where a script may have taken them, by target. */
  const taken = new WeakMap<EventTarget, Event[]>()
  /** The first click of each repetition. */
  const firsts = new WeakMap<Event, Event>()
  const onCapture = (event: MouseEvent) => {
    if (!event.target) return
    const clicks = taken.get(event.target) ?? []
    taken.set(event.target, clicks)
    // The last one: an earlier one may be a click that we deferred, which no other script has got.
    const first = isRepetition(page, event) ? clicks.pop() : undefined
    if (first) firsts.set(event, first)
    else clicks.push(event)
  }
  const onBubble = (event: MouseEvent) => {
    const clicks = event.target ? taken.get(event.target) : undefined
    const place = clicks?.indexOf(event) ?? -1
    if (place !== -1) clicks?.splice(place, 1)
  }
  listen(window, "click", onCapture, { signal, capture: true })
  listen(window, "click", onBubble, { signal })

  /** One function for each listener: an element takes the same function once. */
  const wrapped = new WeakMap<object, ReturnType<OncePerClick>>()
  return (listener) => {
    /** Clicks that the listener got, with whether it prevented their default. */
    const got = new WeakMap<Event, boolean>()
    const once = (event: Event): unknown => {
      const first = firsts.get(event)
      const hasPrevented = first && got.get(first)
      if (hasPrevented !== undefined) {
        if (hasPrevented) event.preventDefault()
        return undefined
      }
      const wasPrevented = event.defaultPrevented
      try {
        return listener(event)
      } finally {
        got.set(event, event.defaultPrevented && !wasPrevented)
      }
    }
    return wrapped.get(listener) ?? (wrapped.set(listener, once), once)
  }
}

/**
 * Whether a click is the repetition of such a script's. Those leave no shadow root, while `click()` does, by which jQuery and other scripts
 * press.
 */
function isRepetition({ window, document }: RepeatedClicksPage, { isTrusted, composed, view }: MouseEvent): boolean {
  if (isTrusted || composed || view !== window) return false
  // Newer versions of Perfmatters have only the second global: their setting that clicks wait.
  const isPerfmatters = readGlobal(window, "pmReplayClicks") ?? readGlobal(window, "pmDC")
  return !!isPerfmatters || document.querySelector("script[data-rocket-status]") !== null
}
