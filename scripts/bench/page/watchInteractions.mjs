/// <reference lib="dom" />

/** Runs in the page: records each interaction's duration, from the press to the next frame, in the window's `watchedInteractions`. */
export function watchInteractions() {
  /** @type {Map<number, number>} */
  const longest = new Map()
  Reflect.set(window, "watchedInteractions", longest)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, "interactionId"))
      // Several events belong to one interaction: a press has down, up and click.
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
    }
  })
  // Browsers report no events below 16 ms.
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16, buffered: true }))
}
