/// <reference lib="dom" />

/**
 * Runs in the page: measures the time from a click on its button to the end of the first frame with the popup.
 * @returns {Promise<number>} milliseconds
 */
export async function watchPopup() {
  const button = document.querySelector("button.popmake-1")
  const root = document.querySelector("#pum-1")
  if (!(button instanceof HTMLElement) || !root) throw new Error("There is no popup.")
  const startedAt = performance.now()
  button.click()
  return new Promise((resolve) => {
    const look = () => {
      if (!root.classList.contains("pum-active")) {
        requestAnimationFrame(look)
        return
      }
      // A task after the frame's callbacks: its layout and paint are done.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - startedAt)
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
}
