import { listen, type Page } from "@ringside/core"

const settleMs = 50

interface WidthListeners {
  /** Called at each resize. */
  onResize(hasNewWidth: boolean): void
  /** Called when the resizing has ended; the width is compared with the one at the last such call. */
  onSettled(hasNewWidth: boolean): void
}

/** Follows the width of the window. */
export function watchWidth({ window, clock, signal }: Page, { onResize, onSettled }: WidthListeners): void {
  let widthPx = window.innerWidth
  let settledWidthPx = widthPx
  let cancelSettled: (() => void) | undefined
  const resize = () => {
    const hasNewWidth = window.innerWidth !== widthPx
    widthPx = window.innerWidth
    onResize(hasNewWidth)
    cancelSettled?.()
    cancelSettled = clock.after(settleMs, () => {
      const isNew = widthPx !== settledWidthPx
      settledWidthPx = widthPx
      onSettled(isNew)
    })
  }
  listen(window, "resize", resize, { signal })
}
