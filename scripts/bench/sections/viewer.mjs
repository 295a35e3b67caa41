import { clickAt, inGallery } from "../galleryTab.mjs"
import { watchViewer } from "../page/watchViewer.mjs"
import { repeat, withinPatience } from "../tab.mjs"

/**
 * @typedef {import("../galleryTab.mjs").GalleryBench} GalleryBench
 * @typedef {import("../galleries.mjs").GalleryName} GalleryName
 * @typedef {import("../figures.mjs").Figure} Figure
 */

/** The method of measuring the viewer, for the report. */
export const viewerMethod =
  "The viewer: a real mouse comes to its button and clicks at once; from the click's time stamp to the end of the frame that shows the viewer, with its first picture or while that comes."

/**
 * Measures the time to the full-screen viewer.
 * @param {GalleryBench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureViewer(bench) {
  const [ours, peers] = [
    await repeat(bench.repeats, () => openTwice(bench, "platform")),
    await repeat(bench.repeats, () => openTwice(bench, "flexslider")),
  ]
  const compare = (/** @type {string} */ what, /** @type {"first" | "later"} */ turn) =>
    /** @type {Figure} */ ({
      what,
      unit: "ms",
      ours: ours.map((run) => run[turn]),
      peer: peers.map((run) => run[turn]),
    })
  return [
    compare("viewer seen, first click; our code for it is fetched", "first"),
    compare("viewer seen, later click", "later"),
  ]
}

/**
 * @param {GalleryBench} bench
 * @param {GalleryName} name
 */
function openTwice(bench, name) {
  return inGallery(bench, name, { count: 1 }, async ({ page }) => {
    const first = await open(page)
    await page.keyboard.press("Escape")
    await page.locator(".pswp--open").waitFor({ state: "detached" })
    return { first, later: await open(page) }
  })
}

/** @param {import("playwright-core").Page} page */
async function open(page) {
  await page.evaluate(watchViewer)
  await clickAt(page, ".woocommerce-product-gallery__trigger")
  return withinPatience(/** @type {Promise<number>} */ (page.evaluate("window.watchedViewer")), "the open viewer")
}
