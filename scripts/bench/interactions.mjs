import { setTimeout as wait } from "node:timers/promises"
import { watchInteractions } from "./page/watchInteractions.mjs"
import { inTab, repeat } from "./tab.mjs"
import { prepareVisit } from "./visits.mjs"

/**
 * @typedef {import("./bench.mjs").Bench} Bench
 * @typedef {import("./figures.mjs").Figure} Figure
 */

const slowestMs = 50

/**
 * The actions of a shopper on a product's page, in order.
 * @type {Record<string, (page: import("playwright-core").Page) => Promise<unknown>>}
 */
const interactions = {
  "another thumbnail": (page) => page.locator(".flex-control-thumbs img").nth(1).click(),
  "the next picture by key": (page) => page.keyboard.press("ArrowRight"),
  "another tab": (page) => page.locator(".wc-tabs a").nth(1).click(),
  "one more": (page) => page.locator(".summary .quantity .plus").click(),
  "add to basket": (page) => page.locator(".single_add_to_cart_button").click(),
  "the drawer closed": (page) => page.keyboard.press("Escape"),
  "the languages opened": (page) => page.locator(".trp-floating-switcher [role=button]").click(),
  "the languages closed": (page) => page.keyboard.press("Escape"),
  "the login opened": (page) => page.locator('a[href="/mi-cuenta/"]:visible').first().click(),
  "the login closed": (page) => page.keyboard.press("Escape"),
}

/**
 * Measures the first interactions of a visit to a product, from the event to the next frame.
 * @param {Bench} bench
 * @param {number} slowdown
 * @returns {Promise<Figure[]>}
 */
export async function measureInteractions(bench, slowdown) {
  const { product } = bench.pages
  const runs = await repeat(bench.repeats, () =>
    inTab(
      bench.browser,
      async (tab) => {
        await prepareVisit(bench, tab, "ringside", product)
        const { page } = tab
        await page.addInitScript(watchInteractions)
        await page.goto(bench.doors.ringside.url + product, { waitUntil: "load" })
        /** @type {number[]} */
        const durations = []
        for (const press of Object.values(interactions)) {
          await page.evaluate("window.watchedInteractions.clear()")
          await press(page)
          await wait(1000)
          durations.push(
            await page.evaluate(
              "Math.max(0, ...[...window.watchedInteractions.values()].map((each) => each.durationMs))",
            ),
          )
        }
        return durations
      },
      { slowdown },
    ),
  )
  return Object.keys(interactions).map((what, index) => ({
    what: `interaction ${index + 1}: ${what}`,
    unit: "ms",
    ours: runs.map((durations) => durations[index] ?? Number.NaN),
    limit: slowestMs,
    job: "an interaction, 4x",
  }))
}
