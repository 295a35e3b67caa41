import { openChromeSite } from "../chromeSite.mjs"
import { sumChunkKb } from "../chunkBytes.mjs"
import { noteScrollWork } from "../page/noteScrollWork.mjs"
import { inTab, repeat } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

/** Size of the theme's own scripts, in brotli at quality 11. Measured once, not by this benchmark. */
const themeKb = 11.403

const turns = 60

/**
 * Measures the theme's header: its bytes, and its work while the page scrolls.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureChrome({ browser, repeats }) {
  const site = await openChromeSite()
  try {
    const views = await repeat(repeats, () =>
      inTab(browser, (tab) => scrollThrough(tab, `${site.url}/en/`), { slowdown: 4 }),
    )
    return {
      goal: "SITE",
      title: "the site's chrome",
      method: [
        "Bytes: the chunks in brotli 11, beside the loader and the late chunk that every page has. The theme's own scripts do what these chunks do, and open its basket, add from archives and step quantities, which other chunks of ours do; they were measured once.",
        `Scrolling: a page with a header that sticks, its menus, search, login popup and button to the top, ${turns} turns of the wheel, one a frame. Work is what scripts take in one frame with a scroll event, their own reading of the layout included, on a clock of 5 µs; the browser's slow-down stops the page for parts of a millisecond, which falls on any frame. Layout reads at start: what these chunks have measured outside a frame, from the address to the first turn.`,
      ].join("\n\n"),
      figures: [...readBytes(), ...readScrolling(views)],
    }
  } finally {
    await site.close()
  }
}

/** @returns {Figure[]} */
function readBytes() {
  const figure = (/** @type {string} */ what, /** @type {RegExp} */ chunk) => ({
    what,
    unit: /** @type {const} */ ("kB"),
    ours: [sumChunkKb(chunk)],
  })
  return [
    {
      ...figure("header, menus, search, login popup, scrolling", /\/(header|frame|site-scrolling)-[A-Z0-9]{8}\.js$/),
      others: { "the theme’s own scripts": [themeKb] },
    },
    figure("their styles", /\/site-scrolling-[A-Z0-9]{8}\.css$/),
    figure("products below a search field, when it first has the focus", /\/site-liveSearch-[A-Z0-9]{8}\./),
    figure("sorting, store notice, banner; those and logins of hooks", /\/site-[A-Z0-9]{8}\./),
    figure("preview mode, in a frame of an origin that the config names", /\/site-preview-[A-Z0-9]{8}\./),
  ]
}

/**
 * @param {import("../tab.mjs").Tab} tab
 * @param {string} url
 * @returns {Promise<{ frames: number[], startReads: number }>}
 */
async function scrollThrough({ page }, url) {
  await page.addInitScript(noteScrollWork)
  await page.goto(url)
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/frame-")),
  )
  const startReads = await page.evaluate(() => Number(Reflect.get(window, "scrollWork").reads.length))
  await page.mouse.move(600, 400)
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, 50)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  await page.locator("#ast-scroll-top").waitFor({ state: "visible" })
  const frames = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, "scrollWork").frames))
  if (frames.length < turns / 2) throw new Error(`Only ${frames.length} frames scrolled in ${turns} turns.`)
  return { frames, startReads }
}

/**
 * @param {readonly { frames: readonly number[], startReads: number }[]} views
 * @returns {Figure[]}
 */
function readScrolling(views) {
  const at = (/** @type {number} */ share) =>
    views.map(({ frames }) => frames.toSorted((a, b) => a - b)[Math.ceil(frames.length * share) - 1] ?? 0)
  const mean = (/** @type {readonly number[]} */ values) =>
    values.reduce((total, value) => total + value, 0) / values.length
  return [
    { what: "scroll work in a frame, 4x: mean", unit: "ms", ours: views.map(({ frames }) => mean(frames)), limit: 1 },
    { what: "scroll work in a frame, 4x: half of them", unit: "ms", ours: at(0.5), limit: 1 },
    { what: "scroll work in a frame, 4x: 19 of 20", unit: "ms", ours: at(0.95), limit: 1 },
    { what: "scroll work in a frame, 4x: the longest", unit: "ms", ours: at(1) },
    {
      what: "the header's reads of the layout at start",
      unit: "count",
      ours: views.map(({ startReads }) => startReads),
      limit: 0,
    },
  ]
}
