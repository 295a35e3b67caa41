import { type Page, showBusy } from "@ringside/core"
import { selectors } from "./host.ts"

/** Shows which parts of the basket page wait for the shop. */
export interface Blocker {
  /** Blocks exactly these elements; others that were blocked are released. */
  show(elements: readonly HTMLElement[]): void
}

/** Creates a blocker. Its changes are reverted when the page stops. */
export function createBlocker(page: Page): Blocker {
  const blocked = new Map<HTMLElement, () => void>()
  return {
    show(elements) {
      for (const [element, unblock] of [...blocked]) {
        if (elements.includes(element) && element.isConnected) continue
        blocked.delete(element)
        unblock()
      }
      for (const element of elements) {
        // Also where a script of the host blocks an ancestor.
        if (element.closest(selectors.blocked)) continue
        blocked.set(element, showBusy({ page }, [element], { className: "processing" }))
      }
    },
  }
}
