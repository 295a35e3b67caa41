/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page: counts late frames until the window's `endDrag` is called, which returns their number. It is global because the finger
 * is moved from outside.
 */
export function watchDrag() {
  /** At 60 frames a second, a frame that takes longer has dropped another. */
  const lateMs = 25
  let lastFrameAt = performance.now()
  let lateFrames = 0
  let isOver = false
  const look = () => {
    const now = performance.now()
    if (now - lastFrameAt > lateMs) lateFrames += 1
    lastFrameAt = now
    if (!isOver) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Reflect.set(window, "endDrag", () => {
    isOver = true
    return lateFrames
  })
}
