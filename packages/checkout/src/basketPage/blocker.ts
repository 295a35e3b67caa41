import type { Page } from "@ringside/core"
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
        if (!element.closest(selectors.blocked)) blocked.set(element, block(page, element))
      }
    },
  }
}

/**
 * Sets class and state, and lays a cover over the element that stops pointers; nothing reads the layout. Focus stays where it is.
 * Canvas is white, and dark on a page that says it is dark.
 */
function block({ document, signal, createDecorations }: Page, element: HTMLElement): () => void {
  const decorations = createDecorations()
  const cover = document.createElement("div")
  cover.className = "ringside-basket-page-cover"
  cover.setAttribute("aria-hidden", "true")
  Object.assign(cover.style, {
    position: "absolute",
    inset: "0",
    zIndex: "1",
    background: "Canvas",
    opacity: "0.6",
    cursor: "progress",
  })
  element.append(cover)
  decorations.insert(cover)
  decorations.style(element, "position", "relative")
  decorations.toggleClass(element, "processing", true)
  decorations.attribute(element, "aria-busy", "true")
  const unblock = () => {
    signal.removeEventListener("abort", unblock)
    decorations.restoreAll()
  }
  signal.addEventListener("abort", unblock)
  return unblock
}
