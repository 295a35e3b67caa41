import type { Page } from "../page/page.ts"

/**
 * Calls `check`, which fetches and starts the checks of hooks, in idle time once the page has a hook. Without their file no mistake is
 * reported; the shopper sees no difference.
 */
export function planHookChecks(page: Page, check: () => Promise<void>): void {
  let isAsked = false
  const look = () => {
    if (isAsked || !page.document.querySelector("[data-ringside]")) return
    isAsked = true
    page.clock.whenIdle(() => void check().catch(() => undefined), 5000)
  }
  page.onScan(look)
  look()
}
