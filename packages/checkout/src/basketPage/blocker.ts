import { type Page, showBusy } from "@ringside/core"
import { selectors } from "./host.ts"

/** Shows which parts of the basket page wait for the shop. */
export interface Blocker {
  /** Blocks these elements, and no others: those that were blocked before are free again. */
  show(elements: readonly HTMLElement[]): void
}

/** A blocker that has blocked nothing yet. What it does to an element is undone when the page stops. */
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
        // Also where a script of the host blocks what is around it.
        if (element.closest(selectors.blocked)) continue
        blocked.set(element, showBusy({ page }, [element], { className: "processing" }))
      }
    },
  }
}
