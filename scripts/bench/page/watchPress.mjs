/// <reference lib="dom" />

/**
 * Runs in the page: watches its next click until `feedbackSelector` matches. The window's `watchedPress` is a promise of the ms from the
 * click to the end of the frame that shows the feedback, since the click itself comes from outside.
 * @param {string} feedbackSelector
 */
export function watchPress(feedbackSelector) {
  let clickedAt = 0
  const watched = new Promise((/** @type {(seenMs: number) => void} */ resolve) => {
    const look = () => {
      if (clickedAt === 0 || !document.querySelector(feedbackSelector)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // A message that is sent in a frame arrives after the frame is painted.
        port1.onmessage = () => resolve(performance.now() - clickedAt)
        port2.postMessage(null)
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, attributes: true })
    addEventListener("click", (event) => (clickedAt = event.timeStamp), { capture: true, once: true })
  })
  Reflect.set(window, "watchedPress", watched)
}
