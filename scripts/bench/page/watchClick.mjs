/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * The timing of one change after a click.
 * @typedef {object} Moment
 * @property {number} changedMs from the click to the change of the page
 * @property {number} seenMs from the click to the end of the frame that shows it
 * @property {number} frames shown between click and change: 0 when the next frame shows it
 */

/**
 * @typedef {object} WatchedClick
 * @property {Moment | null} feedback null when the page gave none
 * @property {Moment} count
 * @property {number | null} answerToCountMs from the shop's last answer to the change; null when the page didn't wait for one
 */

/**
 * Runs in the page: watches its next click until `countSelector` shows `count`. The result is a promise in the window's `watchedClick`,
 * since the click itself comes from outside.
 * @param {{ feedbackSelector: string, countSelector: string, count: number }} watched
 */
export function watchClick({ feedbackSelector, countSelector, count }) {
  let clickedAt = 0
  let frames = 0
  let isOver = false
  /** @type {Promise<Moment> | null} */
  let feedback = null

  const noteMoment = () => {
    const changedAt = performance.now()
    const framesBefore = frames
    return new Promise((/** @type {(moment: Moment) => void} */ resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // A message that is sent in a frame arrives after the frame is painted.
        port1.onmessage = () =>
          resolve({ changedMs: changedAt - clickedAt, seenMs: performance.now() - clickedAt, frames: framesBefore })
        port2.postMessage(null)
      })
    })
  }
  const showsCount = () => Number(/\d+/.exec(document.querySelector(countSelector)?.textContent ?? "")?.[0]) === count
  const readAnswerEnd = (/** @type {number} */ before) =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => /[?&]wc-ajax=|\/wc\/store\//.test(entry.name) && entry.startTime >= clickedAt)
      .map((entry) => entry.startTime + entry.duration)
      .filter((endedAt) => endedAt <= before)
      .at(-1)

  const watched = new Promise((/** @type {(click: WatchedClick) => void} */ resolve) => {
    const look = () => {
      if (clickedAt === 0) return
      if (!feedback && document.querySelector(feedbackSelector)) feedback = noteMoment()
      if (!showsCount()) return
      observer.disconnect()
      isOver = true
      void Promise.all([feedback, noteMoment()]).then(([seenFeedback, seenCount]) => {
        const countedAt = clickedAt + seenCount.changedMs
        const answeredAt = readAnswerEnd(countedAt)
        const answerToCountMs = answeredAt === undefined ? null : countedAt - answeredAt
        resolve({ feedback: seenFeedback, count: seenCount, answerToCountMs })
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    const countFrames = () => {
      frames += 1
      if (!isOver) requestAnimationFrame(countFrames)
    }
    addEventListener(
      "click",
      (event) => {
        clickedAt = event.timeStamp
        requestAnimationFrame(countFrames)
      },
      { capture: true, once: true },
    )
  })
  Reflect.set(window, "watchedClick", watched)
}
