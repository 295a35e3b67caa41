import { listen, onRestored, type Page } from "@ringside/core"

/**
 * Asks for confirmation when the page is left while an order is being sent, and resets a page that is restored from the back/forward cache.
 */
export function guardPage(
  page: Pick<Page, "window">,
  signal: AbortSignal,
  { isSending, reset }: { readonly isSending: () => boolean; readonly reset: () => void },
): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isSending()) event.preventDefault()
  }
  listen(page.window, "beforeunload", ask, { signal })
  onRestored(page, reset, signal)
}
