/// <reference lib="dom" />

/**
 * Runs in the page: measures the ms from its next click until the full-screen viewer is visible. The result is a promise in the window's
 * `watchedViewer`, since the click itself comes from outside.
 */
export function watchViewer() {
  const watched = new Promise((/** @type {(seenMs: number) => void} */ resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (!document.querySelector(".pswp--open")) return look()
            const { port1, port2 } = new MessageChannel()
            // A message that is sent in a frame arrives after the frame is painted.
            port1.onmessage = () => resolve(performance.now() - timeStamp)
            port2.postMessage(null)
          })
        look()
      },
      { capture: true, once: true },
    )
  })
  Reflect.set(window, "watchedViewer", watched)
}
