import { setTimeout as wait } from "node:timers/promises"
import { median } from "../figures.mjs"
import { sumOwners } from "../owners.mjs"
import { measureInteractions } from "../interactions.mjs"
import { viewPage } from "../pageView.mjs"
import { inTab, repeat } from "../tab.mjs"
import { listVisitPages, prepareVisit } from "../visits.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../frontDoor.mjs").Variant} Variant
 * @typedef {import("../pageView.mjs").PageView} PageView
 */

/** Work counts until this long after the load event. */
const watchMs = 5000
const slowdown = 4
const ownerCount = 10

/**
 * The goals of a page's whole work, as multiples of the page without a script. These pages shall also stay below the jQuery stack's work.
 * @type {Record<string, number>}
 */
const limits = { archive: 1.15, product: 1.3 }

/**
 * WORK: measures all that a page does until 5 s after its load event, whose code takes how much of it, and a shopper's first interactions.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureWork(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [name, path] of Object.entries(listVisitPages(bench)))
    figures.push(...(await measurePage(bench, name, path)))
  for (const name of /** @type {const} */ (["archive", "product"])) {
    figures.push(...(await measureOwners(bench, name)))
  }
  figures.push(...(await measureNothing(bench)), ...(await measureInteractions(bench, slowdown)))
  return {
    goal: "WORK",
    title: "all the work of a page",
    method: [
      `The main thread's TaskDuration (script, style, layout and paint) and the sum of what long tasks have above 50 ms, from the address until ${watchMs / 1000} s after the load event, with the processor slowed down ${slowdown} times, on a first visit that has refused consent and does nothing; basket and checkout have one item. "Beside" and "more than" compare medians. The stack of jQuery does much less than ours: it has no gallery, tabs, variations, header, popups or wallets.`,
      `Owners: the ${ownerCount} source files of ours in which the browser's sampling profiler found the processor most often on such a visit, itself or in a function of the browser that it called; the mean of all runs.`,
      "Nothing for us: a page with the script tag and none of our markup, at 1x.",
      `Interactions: the first ten of a visit to a product, at ${slowdown}x, from the event to the next frame by the browser's event timing, which reports nothing below 16 ms (shown as 0).`,
    ].join("\n\n"),
    figures,
  }
}

/**
 * @param {Bench} bench
 * @param {string} name
 * @param {string} path
 */
async function measurePage(bench, name, path) {
  const [ours, without, peer] = [
    await view(bench, "ringside", path),
    await view(bench, "none", path),
    await view(bench, "peer", path),
  ]
  return compareViews(name, { ours, without, peer })
}

/**
 * Compares a page's views with those of the same page without a script and with the jQuery stack.
 * @param {string} name
 * @param {Record<"ours" | "without" | "peer", readonly Pick<PageView, "taskMs" | "blockingMs">[]>} views
 * @returns {Figure[]}
 */
export function compareViews(name, { ours, without, peer }) {
  const compare = (/** @type {string} */ what, /** @type {"taskMs" | "blockingMs"} */ member) => ({
    what: `${what}, ${name}`,
    unit: /** @type {const} */ ("ms"),
    ours: ours.map((each) => each[member]),
    without: without.map((each) => each[member]),
    peer: peer.map((each) => each[member]),
  })
  const taskMs = (/** @type {typeof ours} */ views) => median(views.map((view) => view.taskMs))
  const blockingMs = (/** @type {typeof ours} */ views) => median(views.map((view) => view.blockingMs))
  const limit = limits[name]
  return [
    compare("main thread", "taskMs"),
    {
      what: `… beside the page without a script, ${name}`,
      unit: "times",
      ours: [taskMs(ours) / taskMs(without)],
      peer: [taskMs(peer) / taskMs(without)],
      ...(limit !== undefined && { limit }),
    },
    {
      what: `… beside the jQuery stack, ${name}`,
      unit: "times",
      ours: [taskMs(ours) / taskMs(peer)],
      ...(limit !== undefined && { limit: 1 }),
    },
    compare("total blocking time", "blockingMs"),
    {
      what: `… more than without a script, ${name}`,
      unit: "ms",
      ours: [blockingMs(ours) - blockingMs(without)],
      peer: [blockingMs(peer) - blockingMs(without)],
      limit: 0,
      job: `total blocking time until ${watchMs / 1000} s after load, more than without a script, ${slowdown}x`,
    },
  ]
}

/**
 * @param {Bench} bench
 * @param {Variant} variant
 * @param {string} path
 */
function view(bench, variant, path) {
  return repeat(bench.repeats, () =>
    inTab(
      bench.browser,
      async (tab) => {
        await prepareVisit(bench, tab, variant, path)
        return viewPage(tab, bench.doors[variant].url + path, watchMs)
      },
      { slowdown },
    ),
  )
}

/**
 * @param {Bench} bench
 * @param {"archive" | "product"} name
 * @returns {Promise<Figure[]>}
 */
async function measureOwners(bench, name) {
  const path = bench.pages[name]
  const runs = await repeat(bench.repeats, () =>
    inTab(
      bench.browser,
      async (tab) => {
        const { page, devtools } = tab
        await prepareVisit(bench, tab, "ringside", path)
        await devtools.send("Profiler.enable")
        await devtools.send("Profiler.setSamplingInterval", { interval: 250 })
        await devtools.send("Profiler.start")
        await page.goto(bench.doors.ringside.url + path, { waitUntil: "load" })
        await wait(watchMs)
        return sumOwners((await devtools.send("Profiler.stop")).profile)
      },
      { slowdown },
    ),
  )
  /** @type {Map<string, number>} */
  const total = new Map()
  for (const [owner, ms] of runs.flatMap((run) => [...run])) total.set(owner, (total.get(owner) ?? 0) + ms)
  return [...total]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, ownerCount)
    .map(([owner, ms]) => ({ what: `${name}: ${owner}`, unit: "ms", ours: [ms / bench.repeats] }))
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureNothing({ browser, site, repeats }) {
  const views = await repeat(repeats, () => inTab(browser, (tab) => viewPage(tab, site.url, watchMs)))
  return [
    {
      what: "nothing for us: requests for script",
      unit: "count",
      ours: views.map(({ scriptRequests, laterScriptRequests }) => scriptRequests + laterScriptRequests),
      limit: 1,
    },
    { what: "nothing for us: script time, 1x", unit: "ms", ours: views.map(({ scriptMs }) => scriptMs), limit: 2 },
  ]
}
