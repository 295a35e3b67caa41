import type { Page } from "../page/page.ts"

/**
 * Loads the checks of hooks in idle time, once the page has a hook; `load` resolves with the function that starts them. Without their file
 * no mistake is reported; the shopper sees no difference.
 */
export function planHookChecks(page: Page, load: () => Promise<() => void>): void {
  let isAsked = false
  const start = async () => {
    const check = await load()
    if (!page.signal.aborted) check()
  }
  const look = () => {
    if (isAsked || !page.document.querySelector("[data-ringside]")) return
    isAsked = true
    page.clock.whenIdle(() => void start().catch(() => undefined), 5000)
  }
  page.onScan(look)
  look()
}
