import { listen, onRestored, type Page } from "@ringside/core"

/**
 * Calls `look` when the shopper comes back to the page, from another tab or by the browser's back button: another page may have
 * changed the cookies since.
 */
export function onReturn(page: Page, look: () => void): void {
  const { document, signal } = page
  onRestored(page, look, signal)
  listen(document, "visibilitychange", () => document.visibilityState === "visible" && look(), { signal })
}
