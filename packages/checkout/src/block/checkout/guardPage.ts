import { listen, type Page } from "@ringside/core"

/** Asks before the page is left with an order on its way, and makes a page that the browser has kept usable again. */
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
