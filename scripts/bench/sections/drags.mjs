import { setTimeout as wait } from "node:timers/promises"
import { compareGalleries, measureEach } from "../compareGalleries.mjs"
import { median } from "../figures.mjs"
import { formatPicture, galleries } from "../galleries.mjs"
import { inGallery } from "../galleryTab.mjs"
import { watchDrag } from "../page/watchDrag.mjs"
import { readShownPicture } from "../page/watchSlide.mjs"
import { readCounters } from "../tab.mjs"

/**
 * @typedef {import("../galleryTab.mjs").GalleryBench} GalleryBench
 * @typedef {import("../galleries.mjs").GalleryName} GalleryName
 * @typedef {import("../figures.mjs").Figure} Figure
 * @typedef {{ readonly busyMs: number, readonly lateFrames: number }} Drag
 */

/** Each run drags three times, so fewer repeats suffice. */
const dragRepeats = 3
const dragsTo = [2, 3, 4]

/** The slowest gallery comes to rest in this time. */
const restMs = 1_200

/** The moves of a drag, and the time after each: the finger is lifted one frame after its last move. */
const moves = 12
const moveMs = 16

/** The method of measuring drags, for the report. */
export const dragMethod = `Drags: at 4x, a finger moves over three fifths of the picture in ${moves} steps of ${moveMs} ms, three times; how long the main thread is busy from the touch until ${restMs} ms after the finger is lifted, and gaps of more than 25 ms between its frames. A run's figure is the median of its drags; ${dragRepeats} runs at most.`

/**
 * Measures the work of dragging a picture on a slow processor.
 * @param {GalleryBench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureDrags(bench) {
  const runs = await measureEach(Math.min(bench.repeats, dragRepeats), (name) => drag(bench, name))
  return [
    ...compareGalleries(runs, { what: "drag at 4x: main thread busy", unit: "ms" }, (drags) =>
      median(drags.map(({ busyMs }) => busyMs)),
    ),
    ...compareGalleries(runs, { what: "drag at 4x: frames dropped", unit: "count" }, (drags) =>
      median(drags.map(({ lateFrames }) => lateFrames)),
    ),
  ]
}

/**
 * @param {GalleryBench} bench
 * @param {GalleryName} name
 * @returns {Promise<readonly Drag[]>}
 */
function drag(bench, name) {
  return inGallery(bench, name, { count: 1, slowdown: 4, hasTouch: true }, async ({ page, devtools }) => {
    /** @type {Drag[]} */
    const drags = []
    await wait(restMs)
    for (const n of dragsTo) {
      await page.evaluate(watchDrag)
      const before = await readCounters(devtools)
      await moveFinger(page, devtools)
      await wait(restMs)
      const after = await readCounters(devtools)
      const lateFrames = /** @type {number} */ (await page.evaluate("window.endDrag()"))
      const shown = await page.evaluate(readShownPicture)
      if (shown !== formatPicture(n)) throw new Error(`A drag in ${galleries[name].name} brought ${shown}.`)
      drags.push({ busyMs: after.taskMs - before.taskMs, lateFrames })
    }
    return drags
  })
}

/**
 * Moves the finger from right to left, which shows the next picture.
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").CDPSession} devtools
 */
async function moveFinger(page, devtools) {
  const box = await page.locator("main").boundingBox()
  if (!box) throw new Error("The gallery can't be seen.")
  const y = box.y + box.width / 2
  for (let move = 0; move <= moves; move += 1) {
    const type = move === 0 ? "touchStart" : "touchMove"
    const x = box.x + box.width * (0.8 - (0.6 * move) / moves)
    await devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] })
    await wait(moveMs)
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}
