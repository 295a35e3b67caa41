import { setTimeout as wait } from "node:timers/promises"
import { importSource } from "../../importSource.mjs"
import { hooks, loadNow } from "../hookSite.mjs"
import { cycleMounts } from "../page/cycleMounts.mjs"
import { collectGarbage, inTab, readCounters, withinPatience } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("playwright-core").Page} Page
 * @typedef {{ readonly html: string, readonly isDrawn: boolean }} Cycled
 */

/** Enough mounts to fill every cache. */
const warmUpMounts = 100

/** The instruments use memory themselves, so listeners and timers are counted in another page. */
const watchedMounts = 100

/** A store keeps its source for a second after its last subscriber; only leftovers after that count. */
const restMs = 1_500

const drawn = new Set(["add-to-cart drawn by us", "mini-cart inline", "mini-cart drawer"])

/**
 * P9: measures the leftovers of mounts and unmounts.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureLeftovers(bench) {
  const { countWhatIsLeft } = await importSource(
    'export { countWhatIsLeft } from "./packages/testing/browser/support/countWhatIsLeft.ts"',
  )
  /** @type {Figure[]} */
  const figures = []
  for (const [name, html] of Object.entries(hooks)) {
    const cycled = { html: drawn.has(name) ? loadNow(html) : html, isDrawn: drawn.has(name) }
    const plain = { html: html.replaceAll("data-ringside", "data-plain"), isDrawn: false }
    const ours = await measureGrowth(bench, cycled)
    const without = await measureGrowth(bench, plain)
    const left = await countLeft(bench, cycled, countWhatIsLeft)
    const times = `${bench.mounts.toLocaleString("en")} × ${name}`
    figures.push(
      {
        what: `the first ${times}: heap above plain nodes`,
        unit: "KiB",
        ours: [ours.firstKiB - without.firstKiB],
      },
      {
        what: `the next ${times}: heap above plain nodes`,
        unit: "KiB",
        limit: 32,
        job: "heap above plain nodes, a widget",
        ours: [ours.nextKiB - without.nextKiB],
      },
      {
        what: `${times}: nodes left`,
        job: "nodes left",
        unit: "count",
        limit: 0,
        ours: [ours.nodes],
        without: [without.nodes],
      },
      {
        what: `${times}: listeners left`,
        job: "listeners left",
        unit: "count",
        limit: 0,
        ours: [ours.listeners],
        without: [without.listeners],
      },
      {
        what: `${watchedMounts} × ${name}: page-wide listeners, timers, observers left`,
        job: "page-wide listeners, timers, observers left",
        unit: "count",
        limit: 0,
        ours: [left],
      },
    )
  }
  return {
    goal: "P9",
    title: "what mounts leave behind",
    method: `In one page, after ${warmUpMounts} mounts to warm up: hooks are inserted, ready, and removed, 25 at a time; garbage is collected before and after. Beside it the same HTML without the hook's attribute ("no script"). Heap is one run's difference, with a scatter of some 20 KiB. The first mounts also grow by what the engine compiles for code that runs so often, once a page; what is left behind by each mount shows in the next. Listeners on the whole page, timers and observers are counted by instruments in a page of their own, ${restMs} ms after the last mount: a store keeps its source for a second after its last reader.`,
    figures,
  }
}

/**
 * @param {Bench} bench
 * @param {Cycled} cycled
 */
function measureGrowth({ browser, site, mounts }, cycled) {
  return inTab(browser, async ({ page, devtools }) => {
    await page.goto(`${site.url}/?hook=cart-count`, { waitUntil: "networkidle" })
    const measure = async () => {
      await collectGarbage(devtools)
      return readCounters(devtools)
    }
    await cycle(page, cycled, warmUpMounts)
    const atFirst = await measure()
    await cycle(page, cycled, mounts)
    const before = await measure()
    await cycle(page, cycled, mounts)
    const after = await measure()
    return {
      firstKiB: (before.heapBytes - atFirst.heapBytes) / 1024,
      nextKiB: (after.heapBytes - before.heapBytes) / 1024,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    }
  })
}

/**
 * @param {Bench} bench
 * @param {Cycled} cycled
 * @param {() => void} countWhatIsLeft
 */
function countLeft({ browser, site }, cycled, countWhatIsLeft) {
  return inTab(browser, async ({ page }) => {
    await page.addInitScript(countWhatIsLeft)
    await page.goto(`${site.url}/?hook=cart-count`, { waitUntil: "networkidle" })
    const count = async () => {
      await wait(restMs)
      return page.evaluate(() => Reflect.get(globalThis, "left").read().length)
    }
    await cycle(page, cycled, warmUpMounts)
    const before = await count()
    await cycle(page, cycled, watchedMounts)
    return (await count()) - before
  })
}

/**
 * @param {Page} page
 * @param {Cycled} cycled
 * @param {number} mounts
 */
function cycle(page, cycled, mounts) {
  return withinPatience(page.evaluate(cycleMounts, { ...cycled, mounts }), `${mounts} mounts`)
}
