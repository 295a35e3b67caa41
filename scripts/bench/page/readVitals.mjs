/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page: reads the load metrics that visitors notice, so far.
 * @returns {{ layoutShift: number, contentfulPaintMs: number, blockingAtLoadMs: number, blockingMs: number }} at load: by tasks that began
 *   before the end of the load event
 */
export function readVitals() {
  const read = (/** @type {string} */ type) => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type, buffered: true })
    const entries = observer.takeRecords()
    observer.disconnect()
    return entries
  }
  const sum = (/** @type {readonly number[]} */ values) => values.reduce((total, value) => total + value, 0)
  const shifts = read("layout-shift").map((entry) =>
    Reflect.get(entry, "hadRecentInput") ? 0 : Number(Reflect.get(entry, "value")),
  )
  // A task of up to 50 ms leaves time to respond to the visitor; only the rest counts as blocking.
  const readBlocking = (/** @type {PerformanceEntry} */ { duration }) => Math.max(0, duration - 50)
  const tasks = read("longtask")
  const [navigation] = performance.getEntriesByType("navigation")
  const loadedAt = Number(Reflect.get(navigation ?? {}, "loadEventEnd"))
  return {
    layoutShift: sum(shifts),
    contentfulPaintMs: read("largest-contentful-paint").at(-1)?.startTime ?? 0,
    blockingAtLoadMs: sum(tasks.filter(({ startTime }) => startTime < loadedAt).map(readBlocking)),
    blockingMs: sum(tasks.map(readBlocking)),
  }
}
