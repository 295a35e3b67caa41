import { sumChunkKb } from "../chunkBytes.mjs"
import { readVitals } from "../page/readVitals.mjs"
import { watchPopup } from "../page/watchPopup.mjs"
import { openPopupSite } from "../popupSite.mjs"
import { inTab, repeat } from "../tab.mjs"
import { traceTasks } from "../taskTrace.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

/** Popup Maker 1.21's script with its two files of jQuery UI, without jQuery, and its styles; brotli 11. */
const originalKb = 21.673 + 1.578

/** Layout shifts are counted until this long after the load event, and after an opening. */
const settleMs = 1500

/**
 * Measures popups: their bytes, many of them on a page, and the work of an opening.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measurePopups({ browser, repeats }) {
  const site = await openPopupSite()
  try {
    return {
      goal: "POPUPS",
      title: "popups",
      method: [
        "Bytes: script and styles of the chunks, in brotli, beside the loader and the late chunk that every page has; the original’s were measured once (jQuery, which it needs as well, is not in them).",
        `Load: pages of popups as the popup plugin prints them, each with a trigger, a cookie and a condition; the longest task of the main thread from the address until the popups are connected, and layout shift until ${settleMs} ms after the load event and after an opening. Opening: from a click in a page of 200 popups to the task after the first frame that has the popup; the first click, and one after that popup was closed.`,
      ].join("\n\n"),
      figures: [...readBytes(), ...(await measurePages(browser, site.url, repeats))],
    }
  } finally {
    await site.close()
  }
}

/** @returns {Figure[]} */
function readBytes() {
  const original = { "Popup Maker": [originalKb] }
  return [
    { what: "popups", unit: "kB", ours: [sumChunkKb(/\/popups-[A-Z0-9]{8}\./)], limit: 18, others: original },
    { what: "… with forms", unit: "kB", ours: [sumChunkKb(/\/popups(-forms)?-[A-Z0-9]{8}\./)], others: original },
    {
      what: "… all that popups can do",
      unit: "kB",
      ours: [sumChunkKb(/\/popups(-\w+)?-[A-Z0-9]{8}\./)],
      others: original,
    },
  ]
}

/**
 * @param {Bench["browser"]} browser
 * @param {string} url
 * @param {number} repeats
 * @returns {Promise<Figure[]>}
 */
async function measurePages(browser, url, repeats) {
  const view = (/** @type {number} */ count) =>
    repeat(repeats, () =>
      inTab(browser, async ({ page, devtools }) => {
        const tasks = await traceTasks(devtools, async () => {
          await page.goto(`${url}/?count=${count}`)
          await page.waitForFunction("window.PUM?.initialized === true")
        })
        await page.waitForTimeout(settleMs)
        const firstMs = await page.evaluate(watchPopup)
        await page.keyboard.press("Escape")
        await page.waitForFunction("!document.documentElement.classList.contains('pum-open')")
        const laterMs = await page.evaluate(watchPopup)
        const { layoutShift } = await page.evaluate(readVitals)
        return { longestMs: Math.max(...tasks), firstMs, laterMs, layoutShift }
      }),
    )
  const [one, many] = [await view(1), await view(200)]
  return [
    { what: "1 popup: longest task at load", unit: "ms", ours: one.map(({ longestMs }) => longestMs) },
    { what: "200 popups: longest task at load", unit: "ms", ours: many.map(({ longestMs }) => longestMs) },
    { what: "first opening, to its first frame", unit: "ms", ours: many.map(({ firstMs }) => firstMs) },
    { what: "later opening, to its first frame", unit: "ms", ours: many.map(({ laterMs }) => laterMs) },
    { what: "layout shift", unit: "score", ours: many.map(({ layoutShift }) => layoutShift), limit: 0 },
  ]
}
