/// <reference lib="dom" />

/**
 * One press of a key or pointer, in ms: from the event to the next frame, and the part of it in which listeners ran.
 * @typedef {{ durationMs: number, listenersMs: number }} Interaction
 */

/** Runs in the page: records each interaction by its id in the window's `watchedInteractions`. */
export function watchInteractions() {
  /** @type {Map<number, Interaction>} */
  const interactions = new Map()
  Reflect.set(window, "watchedInteractions", interactions)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, processingStart, processingEnd } = /** @type {PerformanceEventTiming} */ (entry)
      if (!interactionId) continue
      // Several events belong to one interaction: a press has down, up and click.
      const known = interactions.get(interactionId) ?? { durationMs: 0, listenersMs: 0 }
      interactions.set(interactionId, {
        durationMs: Math.max(known.durationMs, entry.duration),
        listenersMs: Math.max(known.listenersMs, processingEnd - processingStart),
      })
    }
  })
  // Browsers report no events below 16 ms.
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16, buffered: true }))
}
