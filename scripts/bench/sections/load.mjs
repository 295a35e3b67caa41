import { median } from "../figures.mjs"
import { settleMs, viewPage } from "../pageView.mjs"
import { inTab, repeat } from "../tab.mjs"

/**
 * @typedef {import("../pageView.mjs").PageView} PageView
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {keyof PageView} Member
 */

/** A paint one frame later can't be distinguished from a simultaneous one. */
const frameMs = 16.7

/**
 * P4: measures the main thread's work for a page's load.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureLoadWork(bench) {
  const figures = []
  for (const slowdown of [1, 4]) {
    const views = await viewVariants(bench, bench.pages.product, slowdown, ["ringside", "none", "peer", "floor"])
    const isNormal = slowdown === 1
    const where = `product page, ${slowdown}x`
    figures.push(
      compare(views, { what: `script time at load, ${where}`, unit: "ms", limit: isNormal ? 8 : 25 }, "scriptAtLoadMs"),
      compare(views, { what: `total blocking time at load, ${where}`, unit: "ms", limit: 0 }, "blockingAtLoadMs"),
      compare(views, { what: `script time with what follows, ${where}`, unit: "ms" }, "scriptMs"),
      compare(views, { what: `total blocking time with what follows, ${where}`, unit: "ms" }, "blockingMs"),
      compare(views, { what: `main thread in all, ${where}`, unit: "ms" }, "taskMs"),
    )
  }
  return {
    goal: "P4",
    title: "work at load",
    method: `The browser's ScriptDuration and TaskDuration, and the sum of what long tasks have above 50 ms, from the address to the load event, and ("with what follows") to ${settleMs} ms after it, when ours connects what the page contains; at 1x and with the processor slowed down four times. The floor is a module of 15 lines (scripts/bench/floorScript.js) that reads the cookie and storage, asks for the basket once and keeps the answer: browsers hand out cookies and storage by waiting for another process, which is busy while a page loads.`,
    figures,
  }
}

/**
 * P5: measures layout shifts, and the time to the page's main content.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureStability(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [name, path] of Object.entries(bench.pages)) {
    const views = await viewVariants(bench, path, 1, ["ringside", "none"])
    const paint = compare(views, { what: `largest contentful paint, ${name}`, unit: "ms" }, "contentfulPaintMs")
    const laterMs = median(paint.ours) - median(paint.without ?? [])
    figures.push(
      compare(views, { what: `layout shift, ${name}`, unit: "score", limit: 0, job: "layout shift" }, "layoutShift"),
      paint,
      {
        what: `… later than without a script, ${name}`,
        unit: "ms",
        ours: [laterMs],
        limit: frameMs,
      },
    )
  }
  return {
    goal: "P5",
    title: "what moves, and when the page stands",
    method: `Layout shifts without input, and the last largest contentful paint, until ${settleMs} ms after the load event. "Not later" is judged to a frame: paints come in frames.`,
    figures,
  }
}

/**
 * @param {Bench} bench
 * @param {string} path
 * @param {number} slowdown
 * @param {readonly import("../frontDoor.mjs").Variant[]} variants
 */
async function viewVariants({ browser, doors, repeats }, path, slowdown, variants = ["ringside", "none", "peer"]) {
  /** @type {Partial<Record<import("../frontDoor.mjs").Variant, PageView[]>>} */
  const views = {}
  for (const variant of variants) {
    views[variant] = await repeat(repeats, () =>
      inTab(browser, (tab) => viewPage(tab, doors[variant].url + path), { slowdown }),
    )
  }
  return views
}

/**
 * @param {Awaited<ReturnType<typeof viewVariants>>} views
 * @param {Pick<Figure, "what" | "unit" | "limit" | "job">} figure
 * @param {Member} member
 * @returns {Figure}
 */
function compare({ ringside = [], none, peer, floor }, figure, member) {
  const pick = (/** @type {readonly PageView[]} */ from) => from.map((view) => view[member])
  return {
    ...figure,
    ours: pick(ringside),
    ...(none && { without: pick(none) }),
    ...(peer && { peer: pick(peer) }),
    ...(floor && { floor: pick(floor) }),
  }
}
