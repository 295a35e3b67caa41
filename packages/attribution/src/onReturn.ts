import { listen, type Page } from "@ringside/core"

/**
 * Calls `look` when the shopper comes back to the page, from another tab or by the browser's back button: another page may have
 * changed the cookies since.
 */
export function onReturn({ window, document, signal }: Page, look: () => void): void {
  listen(window, "pageshow", (event) => event.persisted && look(), { signal })
  listen(document, "visibilitychange", () => document.visibilityState === "visible" && look(), { signal })
}
