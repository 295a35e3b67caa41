/**
 * Measures each task of the page's main thread while `work` runs, in ms.
 * @param {import("playwright-core").CDPSession} devtools
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number[]>}
 */
export async function traceTasks(devtools, work) {
  /** @type {TraceEvent[]} */
  const events = []
  const collect = (/** @type {{ value: object[] }} */ { value }) => events.push(.../** @type {TraceEvent[]} */ (value))
  devtools.on("Tracing.dataCollected", collect)
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline", "devtools.timeline", "__metadata"] },
  })
  await work()
  const ended = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve))
  await devtools.send("Tracing.end")
  await ended
  devtools.off("Tracing.dataCollected", collect)
  return readMainThread(events)
}

/** @typedef {{ name: string, pid: number, tid: number, dur?: number, args?: { name?: string } }} TraceEvent durations in µs */

/**
 * Finds the page's main thread. The browser keeps idle spare renderers, so it is the busiest main thread.
 * @param {readonly TraceEvent[]} events
 */
function readMainThread(events) {
  const mainThreads = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
  const [busiest = []] = mainThreads
    .map(({ pid, tid }) =>
      events
        .filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid)
        .map(({ dur = 0 }) => dur / 1000),
    )
    .toSorted((a, b) => sum(b) - sum(a))
  return busiest
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
