import { type Page, showBusy } from "@ringside/core"
import { selectors } from "./host.ts"

/** Shows which elements of the basket page wait for the shop. */
export interface BusyElements {
  /** Shows exactly these elements as busy, and no longer any other. */
  show(elements: readonly HTMLElement[]): void
}

/** Creates the set of a page's busy elements. Its changes are reverted when the page stops. */
export function createBusyElements(page: Page): BusyElements {
  const busy = new Map<HTMLElement, () => void>()
  return {
    show(elements) {
      for (const [element, endBusy] of [...busy]) {
        if (elements.includes(element) && element.isConnected) continue
        busy.delete(element)
        endBusy()
      }
      for (const element of elements) {
        // Also where a script of the host blocks an ancestor.
        if (element.closest(selectors.blocked)) continue
        busy.set(element, showBusy({ page }, [element], { className: "processing" }))
      }
    },
  }
}
