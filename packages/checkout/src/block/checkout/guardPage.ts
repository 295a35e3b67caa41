import { listen, type Page } from "@ringside/core"

/**
 * Asks for confirmation when the page is left while an order is being sent, and resets a page that is restored from the back/forward cache.
 */
export function guardPage(
  { window: view }: Pick<Page, "window">,
  signal: AbortSignal,
  { isSending, reset }: { readonly isSending: () => boolean; readonly reset: () => void },
): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isSending()) event.preventDefault()
  }
  const resetKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reset()
  }
  listen(view, "beforeunload", ask, { signal })
  listen(view, "pageshow", resetKept, { signal })
}
