import { attributionScripts, openAttributionSite } from "../attributionSite.mjs"
import { settleMs, viewPage } from "../pageView.mjs"
import { inTab, repeat } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../pageView.mjs").PageView & { recordedMs: number }} AttributionView
 */

/**
 * Measures order attribution on a page with nothing else: its size, and its work at load.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureAttribution({ browser, repeats }) {
  const site = await openAttributionSite()
  try {
    const figures = []
    for (const slowdown of [1, 4]) {
      /** @type {Record<string, AttributionView[]>} */
      const views = {}
      for (const name of Object.keys(attributionScripts)) {
        const url = `${site.url}/?script=${name}&utm_source=news`
        views[name] = await repeat(repeats, () => inTab(browser, (tab) => viewVisit(tab, url), { slowdown }))
      }
      figures.push(...compareViews(views, slowdown))
    }
    return { goal: "ATTRIBUTION", title: "order attribution at load", method, figures }
  } finally {
    await site.close()
  }
}

const method = `A page with the platform's settings, a form with its element for hidden inputs, and an address that names a campaign. Script: what was sent in brotli until ${settleMs} ms after the load event; ours is the loader and the late chunk, which every page with Ringside has, and the chunk of attribution. Sourcebuster 1.1.0 is called as the platform calls it; it writes the cookies, and the platform's own script beside it writes the inputs. With that script (0.9 kB, measured once, on 2026-11-23, in this page) the platform's script time was 15.4 ms beside our 30.4 (12.2 without a script), slowed down four times 76.6 beside 151.0 (49.7), and its visit was recorded after 136 ms beside our 206, slowed down 310 beside 710. Script time and blocking: the browser's ScriptDuration, and what long tasks have above 50 ms, until the same moment. Recorded: from the address to the first frame that finds the visit's cookies.`

/**
 * @param {import("../tab.mjs").Tab} tab
 * @param {string} url
 * @returns {Promise<AttributionView>}
 */
async function viewVisit(tab, url) {
  await tab.page.addInitScript(noteRecording)
  const view = await viewPage(tab, url)
  return { ...view, recordedMs: await tab.page.evaluate(() => Number(Reflect.get(window, "recordedMs") ?? 0)) }
}

/** Runs in the page: records the first frame after the visit has been recorded. */
function noteRecording() {
  const look = () => {
    if (document.cookie.includes("sbjs_session=")) Reflect.set(window, "recordedMs", performance.now())
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * @param {Record<string, AttributionView[]>} views
 * @param {number} slowdown
 * @returns {Figure[]}
 */
function compareViews({ ringside = [], none = [], sourcebuster = [] }, slowdown) {
  /**
   * @param {string} what
   * @param {Figure["unit"]} unit
   * @param {(view: AttributionView) => number} read
   */
  const compare = (what, unit, read) => ({
    what: `${what}, ${slowdown}x`,
    unit,
    ours: ringside.map(read),
    others: { sourcebuster: sourcebuster.map(read) },
  })
  const timed = [
    { name: "script time", read: (/** @type {AttributionView} */ { scriptMs }) => scriptMs },
    { name: "total blocking time", read: (/** @type {AttributionView} */ { blockingMs }) => blockingMs },
  ].map(({ name, read }) => ({ ...compare(name, "ms", read), without: none.map(read) }))
  const recorded = compare("visit recorded after", "ms", ({ recordedMs }) => recordedMs)
  const fetched = compare("script fetched", "kB", (view) => (view.scriptBytes + view.laterScriptBytes) / 1000)
  return slowdown === 1 ? [fetched, ...timed, recorded] : [...timed, recorded]
}
