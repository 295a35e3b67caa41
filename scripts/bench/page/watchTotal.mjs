/// <reference lib="dom" />

/**
 * Runs in the page: watches an order's total until it has changed and no update is pending. The window's `watchedTotal` is a promise of the
 * ms from the last pressed key to the end of the frame that shows the new total, since the keys come from outside.
 */
export function watchTotal() {
  const read = () => document.querySelector(".ringside-order-total .ringside-amount")?.textContent
  const before = read()
  let pressedAt = 0
  addEventListener("keydown", (event) => (pressedAt = event.timeStamp), { capture: true })
  const watched = new Promise((/** @type {(shownMs: number) => void} */ resolve) => {
    const look = () => {
      const isBusy = document.querySelector(".ringside-order-totals[aria-busy]") !== null
      if (pressedAt === 0 || isBusy || read() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // A message that is sent in a frame arrives after the frame is painted.
        port1.onmessage = () => resolve(performance.now() - pressedAt)
        port2.postMessage(null)
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, attributes: true, childList: true, characterData: true })
  })
  Reflect.set(window, "watchedTotal", watched)
}
