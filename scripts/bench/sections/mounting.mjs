import { median } from "../figures.mjs"
import { inTab, repeat } from "../tab.mjs"
import { startOnHooks } from "../page/startOnHooks.mjs"
import { traceTasks } from "../taskTrace.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

const behaviourCounts = [1, 10, 100, 1_000, 100_000]
const rootCounts = [1, 10, 100, 1_000]

/** From this number on, some hooks are below the viewport and mount after a scroll. */
const scrolledCount = 100

/** Hooks with a mounted root. */
const ready = '[data-ringside-state="ready"]'

/**
 * P3: measures the work until hooks are connected.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureMounting(bench) {
  return {
    goal: "P3",
    title: "connecting hooks",
    method: [
      "Behaviours: add-to-cart hooks with a link of their own, laid out, in a fresh page; from the first call of start() (its code never ran before) to the moment when the last one has taken a click; then once more after stop(), which leaves out what the first run of any code costs: that is the same for one hook as for 100,000. The clicks of up to 1,000 others are checked after that.",
      `React roots: mini-cart hooks below each other. Roots are counted that are ready once those in sight are; the longest task is taken from a trace of the main thread, from the address to that moment (with the evaluation of React), and while the next ones are scrolled into sight (mounting alone).`,
    ].join("\n\n"),
    figures: [...(await measureBehaviours(bench)), ...(await measureRoots(bench))],
  }
}

/** @param {Bench} bench */
async function measureBehaviours({ browser, site, repeats }) {
  /** @type {Figure[]} */
  const figures = []
  /** @type {Map<number, number>} */
  const medians = new Map()
  for (const count of behaviourCounts) {
    const url = `${site.url}/?hook=add-to-cart on a link&count=${count}&tag=no`
    const starts = await repeat(repeats, () =>
      inTab(browser, async ({ page }) => {
        await page.goto(url)
        return page.evaluate(startOnHooks)
      }),
    )
    const untaken = Math.max(...starts.map((start) => start.untaken))
    if (untaken > 0) throw new Error(`${untaken} of ${count} hooks let a click go by.`)
    const ours = starts.map(({ firstMs }) => firstMs)
    medians.set(count, median(ours))
    const hooks = `${count.toLocaleString("en")} ${count === 1 ? "hook" : "hooks"}`
    figures.push(
      { what: `${hooks}: start() to a click taken`, unit: "ms", ours, ...(count === 1_000 && { limit: 1 }) },
      {
        what: `${hooks}: the same after stop()`,
        unit: "ms",
        ours: starts.map(({ againMs }) => againMs),
        ...(count === 1_000 && { limit: 1 }),
      },
    )
  }
  const ratio = (medians.get(100_000) ?? Number.NaN) / (medians.get(1) ?? Number.NaN)
  return [
    ...figures,
    /** @type {Figure} */ ({ what: "100,000 hooks beside 1", unit: "times", ours: [ratio], limit: 2 }),
  ]
}

/** @param {Bench} bench */
async function measureRoots({ browser, site, repeats }) {
  /** @type {Figure[]} */
  const figures = []
  for (const count of rootCounts) {
    const runs = await repeat(repeats, () =>
      inTab(browser, async ({ page, devtools }) => {
        const firstTasks = await traceTasks(devtools, async () => {
          await page.goto(`${site.url}/?hook=mini-cart inline&count=${count}`)
          await waitForRootsInSight(page)
        })
        const roots = await page.locator(ready).count()
        const nextTasks = await traceTasks(devtools, async () => {
          await page.evaluate(showNextHook)
          await waitForRootsInSight(page)
        })
        const nextRoots = (await page.locator(ready).count()) - roots
        if (count >= scrolledCount && nextRoots === 0)
          throw new Error("The scroll brought no root, so it measured nothing.")
        return { roots, firstMs: Math.max(...firstTasks), nextRoots, nextMs: Math.max(...nextTasks) }
      }),
    )
    const hooks = `${count.toLocaleString("en")} React ${count === 1 ? "hook" : "hooks"}`
    figures.push(
      { what: `${hooks}: roots made for what is in sight`, unit: "count", ours: runs.map(({ roots }) => roots) },
      {
        what: `${hooks}: longest task, React's evaluation included`,
        unit: "ms",
        ours: runs.map(({ firstMs }) => firstMs),
      },
    )
    if (count < scrolledCount) continue
    figures.push(
      { what: `${hooks}: roots made at a scroll`, unit: "count", ours: runs.map(({ nextRoots }) => nextRoots) },
      {
        what: `${hooks}: longest task at that scroll`,
        unit: "ms",
        ours: runs.map(({ nextMs }) => nextMs),
        limit: 10,
      },
    )
  }
  return figures
}

/**
 * Resolves when all visible hooks have their root, and no other root is pending.
 * @param {import("playwright-core").Page} page
 */
async function waitForRootsInSight(page) {
  await page.waitForFunction(rootsInSightAreReady, undefined, { polling: "raf" })
}

/** Both run in the page; as text, since scripts are type-checked without DOM types. */
const showNextHook = `document.querySelector("[data-ringside]:not([data-ringside-state])")?.scrollIntoView()`
const rootsInSightAreReady = `[...document.querySelectorAll("[data-ringside]")]
  .filter((hook) => { const { top, bottom } = hook.getBoundingClientRect(); return bottom > 0 && top < innerHeight })
  .every((hook) => hook.dataset.ringsideState === "ready") && !document.querySelector('[data-ringside-state="pending"]')`
