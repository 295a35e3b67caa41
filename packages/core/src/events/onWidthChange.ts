import { listen } from "../page/listen.ts"
import type { Page } from "../page/page.ts"

/** A window that is being resized settles within this time. */
const settleMs = 50

/**
 * Calls `follow` when the window has got another width, once the resizing has ended. A change of the height alone, as by a phone's address
 * bar at each scroll, counts for nothing.
 */
export function onWidthChange(
  { window, clock, signal }: Pick<Page, "window" | "clock" | "signal">,
  follow: () => void,
): void {
  let widthPx = window.innerWidth
  let cancel: (() => void) | undefined
  const settle = () => {
    if (signal.aborted || window.innerWidth === widthPx) return
    widthPx = window.innerWidth
    follow()
  }
  const resize = () => {
    cancel?.()
    cancel = clock.after(settleMs, settle)
  }
  listen(window, "resize", resize, { signal })
}
