import { setTimeout as wait } from "node:timers/promises"

/**
 * A tab of a fresh browser context, and the browser's own instruments for it.
 * @typedef {object} Tab
 * @property {import("playwright-core").Page} page
 * @property {import("playwright-core").BrowserContext} context
 * @property {import("playwright-core").CDPSession} devtools
 */

/** The timeout of each wait. On a working machine, no measurement takes longer. */
const releaseAfterMs = 60_000

/**
 * Runs `work` in a fresh tab, on a processor slowed down by `slowdown`.
 * @template T
 * @param {import("playwright-core").Browser} browser
 * @param {(tab: Tab) => Promise<T>} work
 * @param {{ slowdown?: number, hasTouch?: boolean, height?: number }} [options] the height of the viewport in CSS pixels
 * @returns {Promise<T>}
 */
export async function inTab(browser, work, { slowdown = 1, hasTouch = false, height = 800 } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height }, locale: "es-ES", hasTouch })
  context.setDefaultTimeout(releaseAfterMs)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send("Performance.enable")
    if (slowdown !== 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    return await work({ page, context, devtools })
  } finally {
    await context.close()
  }
}

/**
 * Waits for `work`; rejects after the timeout, so that a page that never finishes doesn't block the benchmark.
 * @template T
 * @param {Promise<T>} work
 * @param {string} what the awaited event, for the message
 * @returns {Promise<T>}
 */
export async function withinPatience(work, what) {
  const over = new AbortController()
  const late = wait(releaseAfterMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`The page didn't come to ${what} in ${releaseAfterMs / 1000} s.`)
  })
  // When the work is done, the timeout is aborted and rejects; that isn't an error.
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}

/**
 * Runs `measure` as often as requested, one after the other.
 * @template T
 * @param {number} repeats
 * @param {() => Promise<T>} measure
 * @returns {Promise<T[]>}
 */
export async function repeat(repeats, measure) {
  const results = []
  while (results.length < repeats) results.push(await measure())
  return results
}

/**
 * Reads the browser's counters for this tab, durations in ms and sizes in bytes.
 * @param {import("playwright-core").CDPSession} devtools
 */
export async function readCounters(devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics")
  const values = new Map(metrics.map(({ name, value }) => [name, value]))
  const read = (/** @type {string} */ name) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`The browser counts no "${name}".`)
    return value
  }
  return {
    scriptMs: read("ScriptDuration") * 1000,
    taskMs: read("TaskDuration") * 1000,
    heapBytes: read("JSHeapUsedSize"),
    nodes: read("Nodes"),
    listeners: read("JSEventListeners"),
  }
}

/**
 * Collects garbage in several rounds, since one may make more objects collectable.
 * @param {import("playwright-core").CDPSession} devtools
 */
export async function collectGarbage(devtools) {
  for (let round = 0; round < 3; round += 1) await devtools.send("HeapProfiler.collectGarbage")
}
