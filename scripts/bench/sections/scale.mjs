import { median } from "../figures.mjs"
import { nameSteepness } from "../goals.mjs"
import { openManySite } from "../manySite.mjs"
import { openPopupSite } from "../popupSite.mjs"
import { readCounters, inTab, repeat } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

const counts = [1, 10, 100, 1000]
/** Work that is linear takes ten times as long for ten times as many; what every page costs makes it less. */
const steepest = 10
/** How long after the load event work counts. */
const settleMs = 1500

/**
 * A subject of a curve.
 * @typedef {object} Subject
 * @property {(count: number) => string} urlOf
 * @property {(count: number) => string} [connected] the selector of an element that only our script makes, of the last of `count`
 */

/**
 * SCALE: measures a page with one, ten, a hundred and a thousand popups or hooks, beside the same page without a script.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureScale(bench) {
  const popups = await openPopupSite()
  const hooks = (/** @type {string} */ hook) => ({
    urlOf: (/** @type {number} */ count) => `${bench.site.url}/?hook=${encodeURIComponent(hook)}&count=${count}`,
  })
  /** @type {Record<(typeof import("../goals.mjs").scaled.SCALE)[number], Subject>} */
  const subjects = {
    popups: { urlOf: (count) => `${popups.url}/?count=${count}` },
    "add buttons": hooks("add-to-cart on a link"),
    quantities: hooks("quantity"),
    "drawn mini-carts": hooks("mini-cart inline"),
  }
  try {
    return {
      goal: "SCALE",
      title: "one, ten, a hundred, a thousand",
      method: `${describeCurve()}: popups as the plugin prints them, and hooks below each other, of which those near the window are drawn. ${describeSteepness()}`,
      figures: await measureCurves(bench, subjects),
    }
  } finally {
    await popups.close()
  }
}

/**
 * MARKUP: measures pages of a shop with one, ten, a hundred and a thousand of the same in the platform's own markup.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureMarkup(bench) {
  const site = await openManySite()
  /** @type {(what: import("../manySite.mjs").ManySubject, connected?: Subject["connected"]) => Subject} */
  const manyOf = (what, connected) => ({
    urlOf: (count) => `${site.url}/?many=${encodeURIComponent(what)}&count=${count}`,
    ...(connected && { connected }),
  })
  /** @type {Record<import("../manySite.mjs").ManySubject, Subject>} */
  const subjects = {
    "archive cards": manyOf("archive cards"),
    "gallery pictures": manyOf("gallery pictures", (count) => `.flex-control-thumbs li:nth-child(${count})`),
    variations: manyOf("variations", () => '.reset_variations[style*="hidden"]'),
    "basket lines": manyOf("basket lines", (count) => `.cart_item:nth-child(${count}) button.plus`),
    "shipping rates": manyOf("shipping rates", (count) => `form[novalidate] #shipping_method li:nth-child(${count})`),
  }
  try {
    return {
      goal: "MARKUP",
      title: "one, ten, a hundred, a thousand in the platform's markup",
      method: `${describeCurve()}: an archive with the pointer over an add button, a product page with one gallery, one with a product of three attributes with ten values each, of whose combinations so many are sold, the basket page, and the checkout, whose request for the totals is answered with as many rates. Pictures are small, so that decoding them doesn't count. ${describeSteepness()}`,
      figures: await measureCurves(bench, subjects),
    }
  } finally {
    await site.close()
  }
}

function describeCurve() {
  return `The main thread's work from the address until ${settleMs / 1000} s after the load event, less that of the same page without the script tag, at 1x`
}

function describeSteepness() {
  return `"Beside a hundred": a thousand's work as a multiple of a hundred's; above ${steepest} it would grow faster than the page.`
}

/**
 * @param {Bench} bench
 * @param {Record<string, Subject>} subjects
 */
async function measureCurves(bench, subjects) {
  /** @type {Figure[]} */
  const figures = []
  for (const [what, subject] of Object.entries(subjects)) figures.push(...(await measureCurve(bench, what, subject)))
  return figures
}

/**
 * @param {Bench} bench
 * @param {string} what
 * @param {Subject} subject
 * @returns {Promise<Figure[]>}
 */
async function measureCurve({ browser, repeats }, what, { urlOf, connected }) {
  const view = (/** @type {string} */ url, /** @type {string | undefined} */ expected) =>
    repeat(repeats, () =>
      inTab(browser, async ({ page, devtools }) => {
        await page.goto(url, { waitUntil: "load" })
        await page.mouse.move(200, 200)
        await page.waitForTimeout(settleMs)
        const { taskMs } = await readCounters(devtools)
        if (expected !== undefined && (await page.locator(expected).count()) === 0)
          throw new Error(`${url} has no ${expected} after ${settleMs} ms, so its work was not all measured.`)
        return taskMs
      }),
    )
  /** @type {Figure[]} */
  const figures = []
  const above = []
  for (const count of counts) {
    // A gallery of one picture has no thumbnails.
    const expected = count === 1 ? undefined : connected?.(count)
    const [ours, without] = [await view(urlOf(count), expected), await view(`${urlOf(count)}&tag=no`, undefined)]
    figures.push({ what: `${count.toLocaleString("en")} ${what}`, unit: "ms", ours, without })
    above.push(Math.max(median(ours) - median(without), 1))
  }
  const [hundred = Number.NaN, thousand = Number.NaN] = above.slice(-2)
  return [
    ...figures,
    {
      what: nameSteepness(what),
      unit: "times",
      ours: [thousand / hundred],
      limit: steepest,
      job: "a thousand beside a hundred",
    },
  ]
}
