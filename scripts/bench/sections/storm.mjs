import { median } from "../figures.mjs"
import { insertStorm } from "../page/insertStorm.mjs"
import { inTab, repeat } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../page/insertStorm.mjs").StormWay} StormWay
 */

const nodeCount = 10_000

/** One storm scatters by half: each page has some, and tells their median. */
const stormsAPage = 3

/** How often as long as without us. @type {readonly (readonly [StormWay, number])[]} */
const limits = [
  ["one by one", 2.5],
  ["in one fragment", 1.05],
  ["nested in one section", 1.05],
]

/**
 * P10: what the library makes of a host that inserts thousands of nodes.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureStorm(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [way, limit] of limits) {
    const ours = await repeat(bench.repeats, () => measureStorms(bench, way, true))
    const without = await repeat(bench.repeats, () => measureStorms(bench, way, false))
    figures.push(
      { what: `${nodeCount.toLocaleString("en")} nodes ${way}`, unit: "ms", ours, without },
      { what: `… beside none, ${way}`, unit: "times", limit, ours: [median(ours) / median(without)] },
    )
  }
  return {
    goal: "P10",
    title: "a storm of nodes",
    method: `${nodeCount.toLocaleString("en")} elements with a link, one in a hundred an add-to-cart hook with a link of its own, are inserted; from the first to the end of the observers' callbacks, and whatever those had the next frame do before it is laid out. A page's figure is the median of ${stormsAPage} storms after one to warm up.`,
    figures,
  }
}

/**
 * @param {Bench} bench
 * @param {StormWay} way
 * @param {boolean} isWithUs
 */
function measureStorms({ browser, site }, way, isWithUs) {
  return inTab(browser, async ({ page }) => {
    await page.goto(`${site.url}/?hook=quantity&tag=${isWithUs ? "yes" : "no"}`, { waitUntil: "networkidle" })
    const storm = () => page.evaluate(insertStorm, { way, count: nodeCount })
    await storm()
    return median(await repeat(stormsAPage, storm))
  })
}
