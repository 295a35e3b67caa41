import { setTimeout as wait } from "node:timers/promises"
import { compareGalleries, measureEach } from "../compareGalleries.mjs"
import { median } from "../figures.mjs"
import { formatPicture, galleries, stepsTo } from "../galleries.mjs"
import { clickAt, inGallery } from "../galleryTab.mjs"
import { readShownPicture, watchSlide } from "../page/watchSlide.mjs"
import { withinPatience } from "../tab.mjs"

/**
 * @typedef {import("../galleryTab.mjs").GalleryBench} GalleryBench
 * @typedef {import("../galleries.mjs").GalleryName} GalleryName
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {import("../page/watchSlide.mjs").WatchedSlide} WatchedSlide
 * @typedef {{ readonly first: WatchedSlide, readonly later: readonly WatchedSlide[] }} SlideRun
 */

/** Each run slides six times, so fewer repeats suffice. */
const slideRepeats = 3

/** The slowest gallery comes to rest in this time. */
const restMs = 1_200

const clicksAtMost = 3

/** The method of measuring slides, for the report. */
export const slideMethod = `Slides: at 4x, a real mouse clicks a thumbnail or an arrow, six times with ${restMs} ms in between; the browser's own event timing, which reports nothing below 16 ms (shown as 0), and gaps of more than 25 ms between frames in the 500 ms after the click. A run's figure is the median of its five later clicks; ${slideRepeats} runs at most.`

/**
 * Measures how soon a gallery responds to a click on a slow processor, and how smoothly it slides.
 * @param {GalleryBench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureSlides(bench) {
  const runs = await measureEach(Math.min(bench.repeats, slideRepeats), (name) => slide(bench, name))
  const compare = (
    /** @type {Parameters<typeof compareGalleries>[1]} */ figure,
    /** @type {(run: SlideRun) => number} */ read,
  ) => compareGalleries(runs, figure, read)
  return [
    ...compare({ what: "slide at 4x, first click: interaction", unit: "ms" }, ({ first }) => first.interactionMs),
    ...compare({ what: "slide at 4x: interaction", unit: "ms", limit: 24 }, ({ later }) =>
      median(later.map(({ interactionMs }) => interactionMs)),
    ),
    ...compare({ what: "slide at 4x, first click: frames dropped", unit: "count" }, ({ first }) => first.droppedFrames),
    ...compare({ what: "slide at 4x: frames dropped", unit: "count" }, ({ later }) =>
      median(later.map(({ droppedFrames }) => droppedFrames)),
    ),
  ]
}

/**
 * @param {GalleryBench} bench
 * @param {GalleryName} name
 * @returns {Promise<SlideRun>}
 */
function slide(bench, name) {
  return inGallery(bench, name, { count: 1, slowdown: 4 }, async ({ page }) => {
    /** @type {WatchedSlide[]} */
    const slides = []
    await wait(restMs)
    for (const [step, control] of galleries[name].steps.entries()) {
      slides.push(await slideTo(page, { control, picture: formatPicture(stepsTo[step] ?? 0) }))
    }
    const [first, ...later] = slides
    if (!first) throw new Error("Nothing was clicked.")
    return { first, later }
  })
}

/**
 * Clicks until the picture is shown: a gallery may ignore a click while the previous slide is running; then the next click is measured.
 * @param {import("playwright-core").Page} page
 * @param {{ control: string, picture: string }} step the control that shows the picture
 * @returns {Promise<WatchedSlide>}
 */
async function slideTo(page, { control, picture }) {
  for (let attempt = 0; attempt < clicksAtMost; attempt += 1) {
    await page.evaluate(watchSlide, restMs)
    await clickAt(page, control)
    /** @type {WatchedSlide} */
    const slide = await withinPatience(page.evaluate("window.watchedSlide"), "the end of a slide")
    if ((await page.evaluate(readShownPicture)) === picture) return slide
  }
  throw new Error(`${clicksAtMost} clicks on ${control} did not bring ${picture}.`)
}
