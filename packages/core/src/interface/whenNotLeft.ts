import { onRestored } from "../page/onRestored.ts"
import type { Page } from "../page/page.ts"
import { leaveTimeoutMs } from "./showBusy.ts"

/**
 * Calls `run` if the page is still there a minute after its navigation began, unless `signal` has aborted. A page that the browser has kept,
 * and shows again, is left to `onRestored`.
 */
export function whenNotLeft(page: Pick<Page, "clock" | "window">, signal: AbortSignal, run: () => void): void {
  const cancel = page.clock.after(leaveTimeoutMs, () => {
    if (!signal.aborted) run()
  })
  onRestored(page, cancel, signal)
}
