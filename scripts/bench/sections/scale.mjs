import { median } from "../figures.mjs"
import { openPopupSite } from "../popupSite.mjs"
import { readCounters, inTab, repeat } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

const counts = [1, 10, 100, 1000]
/** Work that is linear takes ten times as long for ten times as many; what every page costs makes it less. */
const steepest = 10

/**
 * SCALE: measures a page with one, ten, a hundred and a thousand of the same, beside the same page without a script.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureScale(bench) {
  const popups = await openPopupSite()
  try {
    const { url } = bench.site
    const hooks = (/** @type {string} */ hook, /** @type {number} */ count) =>
      `${url}/?hook=${encodeURIComponent(hook)}&count=${count}`
    return {
      goal: "SCALE",
      title: "one, ten, a hundred, a thousand",
      method: `The main thread's work from the address until 1.5 s after the load event, less that of the same page without the script tag, at 1x: popups as the plugin prints them, and hooks below each other, of which those near the window are drawn. "Beside a hundred": a thousand's work as a multiple of a hundred's; above ${steepest} it would grow faster than the page.`,
      figures: [
        ...(await measureCurve(bench, "popups", (count) => `${popups.url}/?count=${count}`)),
        ...(await measureCurve(bench, "add buttons", (count) => hooks("add-to-cart on a link", count))),
        ...(await measureCurve(bench, "quantities", (count) => hooks("quantity", count))),
        ...(await measureCurve(bench, "drawn mini-carts", (count) => hooks("mini-cart inline", count))),
      ],
    }
  } finally {
    await popups.close()
  }
}

/**
 * @param {Bench} bench
 * @param {string} what
 * @param {(count: number) => string} urlOf
 * @returns {Promise<Figure[]>}
 */
async function measureCurve({ browser, repeats }, what, urlOf) {
  const view = (/** @type {string} */ url) =>
    repeat(repeats, () =>
      inTab(browser, async ({ page, devtools }) => {
        await page.goto(url, { waitUntil: "load" })
        await page.mouse.move(200, 200)
        await page.waitForTimeout(1500)
        return (await readCounters(devtools)).taskMs
      }),
    )
  /** @type {Figure[]} */
  const figures = []
  const above = []
  for (const count of counts) {
    const [ours, without] = [await view(urlOf(count)), await view(`${urlOf(count)}&tag=no`)]
    figures.push({ what: `${count.toLocaleString("en")} ${what}`, unit: "ms", ours, without })
    above.push(Math.max(median(ours) - median(without), 1))
  }
  const [hundred = Number.NaN, thousand = Number.NaN] = above.slice(-2)
  return [
    ...figures,
    {
      what: `a thousand ${what} beside a hundred`,
      unit: "times",
      ours: [thousand / hundred],
      limit: steepest,
      job: "a thousand beside a hundred",
    },
  ]
}
