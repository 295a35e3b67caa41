import { galleries } from "./galleries.mjs"
import { mountGalleries } from "./page/mountGalleries.mjs"
import { timeCallbacks } from "./page/timeCallbacks.mjs"
import { inTab, withinPatience } from "./tab.mjs"

/**
 * @typedef {import("./galleries.mjs").GalleryName} GalleryName
 * @typedef {import("./bench.mjs").Bench & { readonly galleryUrl: string }} GalleryBench
 * @typedef {import("./tab.mjs").Tab & { mounted: Awaited<ReturnType<typeof mountGalleries>> }} GalleryTab
 */

/**
 * Runs `work` in a fresh page with `count` connected galleries of a kind.
 * @template T
 * @param {GalleryBench} bench
 * @param {GalleryName} name
 * @param {{ count: number, timing?: { seesAll: boolean } | null, slowdown?: number, hasTouch?: boolean }} options
 * @param {(tab: GalleryTab) => Promise<T>} work
 */
export function inGallery({ browser, galleryUrl }, name, { count, timing = null, ...tabOptions }, work) {
  const kind = galleries[name]
  return inTab(
    browser,
    async (tab) => {
      const { page } = tab
      // `timeCallbacks` forces layout after each callback, a cost that other measurements shouldn't include.
      const isTimed = timing !== null && !("peer" in kind)
      if (isTimed) await page.addInitScript(timeCallbacks, timing)
      await page.goto(`${galleryUrl}/?gallery=${name}`, { waitUntil: "load" })
      if (isTimed) await page.waitForFunction(isForerunnerObserved, undefined, { polling: 50 })
      const mounting = page.evaluate(mountGalleries, { count, alive: kind.alive })
      const mounted = await withinPatience(mounting, `${count} galleries of ${name}`)
      return work({ ...tab, mounted })
    },
    tabOptions,
  )
}

/** Runs in the page; as text, since scripts are type-checked without DOM types. Our code is loaded once it observes the hidden hook. */
const isForerunnerObserved = `window.timedCallbacks.observed.has(document.querySelector("[data-ringside][hidden]"))`

/**
 * Moves a real mouse to the middle of the element that matches `selector`, and clicks at once.
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 */
export async function clickAt(page, selector) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} can't be seen.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
