import { median } from "../figures.mjs"
import { insertStorm } from "../page/insertStorm.mjs"
import { inTab, repeat } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../page/insertStorm.mjs").StormWay} StormWay
 */

const nodeCount = 10_000

/** Single storms vary by half: each page has several, and reports their median. */
const stormsAPage = 3

/** The highest accepted ratio to the time without our script. @type {readonly (readonly [StormWay, number])[]} */
const limits = [
  ["one by one", 2.5],
  ["in one fragment", 1.05],
  ["nested in one section", 1.05],
]

/** The translatable texts of a storm, and the number of different ones. */
const textStorm = { count: 5000, texts: 100 }

/** Pages by their translation state, with the script of the lower bound. @type {readonly (readonly [string, string, string])[]} */
const translations = [
  ["not translated", "no", "floor"],
  ["translated", "yes", "floor-translated"],
]

/**
 * P10: measures the library's work when a host inserts thousands of nodes.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureStorm(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [way, limit] of limits) {
    const storm = { way, count: nodeCount }
    const ours = await repeat(bench.repeats, () => measureStorms(bench, storm, "&tag=yes"))
    const { without, floor } = await measureOthers(bench, storm)
    figures.push(
      { what: `${nodeCount.toLocaleString("en")} nodes ${way}`, unit: "ms", ours, without },
      { ...compareTimes(`… beside none, ${way}`, { ours, without, floor }), limit },
    )
  }
  figures.push(...(await measureTexts(bench)))
  return {
    goal: "P10",
    title: "a storm of nodes",
    method: `${nodeCount.toLocaleString("en")} elements with a link, one in a hundred an add-to-cart hook with a link of its own, are inserted; from the first to the end of the observers' callbacks, and whatever those had the next frame do before it is laid out. A page's figure is the median of ${stormsAPage} storms after one to warm up. ${textStorm.count.toLocaleString("en")} paragraphs with ${textStorm.texts} different texts are inserted in the same ways on pages that print the translation plugin's settings: in the language that they were written in, and in another, whose translations are known by then and are written in the next frame. The floor (scripts/bench/floorObserver.js) observes the page and searches for hooks once after a change: nothing can connect hooks before the next frame with less. On translated pages it reads, looks up and writes each text (scripts/bench/floorTranslator.js).`,
    figures,
  }
}

/**
 * Measures storms of texts on pages with the translation plugin's settings. On translated pages, thousands of texts are rewritten.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureTexts(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const [way, limit] of limits.slice(0, 2)) {
    const storm = { way, ...textStorm }
    const without = await repeat(bench.repeats, () => measureStorms(bench, storm, "&tag=no"))
    for (const [name, isTranslated, floorTag] of translations) {
      const floor = await repeat(bench.repeats, () => measureStorms(bench, storm, `&tag=${floorTag}`))
      const ours = await repeat(bench.repeats, () =>
        measureStorms(
          bench,
          storm,
          `&tag=yes&translated=${isTranslated}`,
          isTranslated === "yes" ? awaitTexts : undefined,
        ),
      )
      const times = compareTimes(`… beside none, ${way}, ${name}`, { ours, without, floor })
      figures.push(
        { what: `${textStorm.count.toLocaleString("en")} texts ${way}, ${name}`, unit: "ms", ours, without },
        { ...times, limit },
      )
    }
  }
  return figures
}

/**
 * Measures the storm without our script, and with the floor script.
 * @param {Bench} bench
 * @param {{ way: StormWay, count: number, texts?: number }} storm
 */
async function measureOthers(bench, storm) {
  return {
    without: await repeat(bench.repeats, () => measureStorms(bench, storm, "&tag=no")),
    floor: await repeat(bench.repeats, () => measureStorms(bench, storm, "&tag=floor")),
  }
}

/**
 * The ratios to the time without our script.
 * @param {string} what
 * @param {Record<"ours" | "without" | "floor", readonly number[]>} measured
 * @returns {Figure}
 */
function compareTimes(what, { ours, without, floor }) {
  const times = (/** @type {readonly number[]} */ values) => [median(values) / median(without)]
  return { what, unit: "times", ours: times(ours), floor: times(floor) }
}

/**
 * Translates all texts of the storm once, so that none is requested during it.
 * @param {import("playwright-core").Page} page
 */
async function awaitTexts(page) {
  await page.evaluate((texts) => {
    const paragraphs = Array.from({ length: texts }, (_, index) => {
      const paragraph = document.createElement("p")
      paragraph.className = "awaited"
      paragraph.textContent = `Paso número ${index} del taller`
      return paragraph
    })
    document.body.append(...paragraphs)
  }, textStorm.texts)
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".awaited")].every(({ textContent }) => textContent?.startsWith("Step")),
  )
}

/**
 * @param {Bench} bench
 * @param {{ way: StormWay, count: number, texts?: number }} options of a storm
 * @param {string} query the page's options
 * @param {(page: import("playwright-core").Page) => Promise<void>} [prepare]
 */
function measureStorms({ browser, site }, options, query, prepare) {
  return inTab(browser, async ({ page }) => {
    await page.goto(`${site.url}/?hook=quantity${query}`, { waitUntil: "networkidle" })
    await prepare?.(page)
    const storm = () => page.evaluate(insertStorm, options)
    await storm()
    return median(await repeat(stormsAPage, storm))
  })
}
