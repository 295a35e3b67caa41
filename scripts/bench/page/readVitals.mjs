/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page: reads the load metrics that visitors notice, so far.
 * @returns {{ layoutShift: number, contentfulPaintMs: number, blockingMs: number }}
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
  return {
    layoutShift: sum(shifts),
    contentfulPaintMs: read("largest-contentful-paint").at(-1)?.startTime ?? 0,
    // A task of up to 50 ms leaves time to respond to the visitor; only the rest counts as blocking.
    blockingMs: sum(read("longtask").map(({ duration }) => Math.max(0, duration - 50))),
  }
}
