/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * The timing of one click on a gallery's control.
 * @typedef {object} WatchedSlide
 * @property {number} interactionMs as the browser reports it, in steps of 8; 0 below 16, which it doesn't report
 * @property {number} droppedFrames late frames while the pictures moved
 */

/**
 * Runs in the page: watches its next click until the pictures stop sliding. The result is a promise in the window's `watchedSlide`, since
 * the click itself comes from outside.
 * @param {number} restMs after the click; the browser may report it late
 */
export function watchSlide(restMs) {
  const slideMs = 500
  /** At 60 frames a second, a frame that takes longer has dropped another. */
  const lateMs = 25
  let clickedAt = Number.POSITIVE_INFINITY
  let lastFrameAt = performance.now()
  let droppedFrames = 0
  let interactionMs = 0
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (Reflect.get(entry, "interactionId") > 0) interactionMs = Math.max(interactionMs, entry.duration)
    }
  })
  // The compiler's DOM types lack the threshold, whose default is 104 ms.
  const options = { type: "event", durationThreshold: 16 }
  observer.observe(options)
  addEventListener("click", ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true })
  const watched = new Promise((/** @type {(slide: WatchedSlide) => void} */ resolve) => {
    const look = () => {
      const now = performance.now()
      if (now > clickedAt && now < clickedAt + slideMs && now - lastFrameAt > lateMs) droppedFrames += 1
      lastFrameAt = now
      if (now < clickedAt + restMs) requestAnimationFrame(look)
      else {
        observer.disconnect()
        resolve({ interactionMs, droppedFrames })
      }
    }
    requestAnimationFrame(look)
  })
  Reflect.set(window, "watchedSlide", watched)
}

/**
 * Runs in the page: reads the address of the picture in the middle of the galleries' place.
 * @returns {string | undefined}
 */
export function readShownPicture() {
  const place = document.querySelector("main")?.getBoundingClientRect()
  if (!place) return undefined
  const elements = document.elementsFromPoint(place.left + place.width / 2, place.top + place.width / 2)
  return elements.find((element) => element instanceof HTMLImageElement)?.getAttribute("src") ?? undefined
}
