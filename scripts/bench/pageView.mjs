import { setTimeout as wait } from "node:timers/promises"
import { watchTraffic } from "./network.mjs"
import { readVitals } from "./page/readVitals.mjs"
import { readCounters } from "./tab.mjs"

/** A load is observed until this long after it: late work counts, and every page gets the same time. */
export const settleMs = 900

/**
 * Opens a page and measures its load.
 * @param {import("./tab.mjs").Tab} tab
 * @param {string} url
 * @param {number} [watchMs] how long it is observed after the load event
 */
export async function viewPage(tab, url, watchMs = settleMs) {
  const { page, devtools } = tab
  const traffic = await watchTraffic(tab)
  await page.goto(url, { waitUntil: "load" })
  const { scriptMs: scriptAtLoadMs } = await readCounters(devtools)
  await wait(watchMs)
  const { scriptMs, taskMs } = await readCounters(devtools)
  await traffic.stop()
  return { ...traffic.read(), scriptAtLoadMs, scriptMs, taskMs, ...(await page.evaluate(readVitals)) }
}

/** @typedef {Awaited<ReturnType<typeof viewPage>>} PageView */
