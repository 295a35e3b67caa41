import { focusableSelector, isRendered, type Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/**
 * Leads focus on from a notice that disappears: to the first visible focusable element after it that is in the window, else to the first at
 * all, which for a reader who has scrolled may be at the page's start, else to the last one before it. Nothing scrolls.
 */
export function leaveNotice(page: Page, notice: Element): void {
  findNext(page, notice)?.focus(nullPrototype({ preventScroll: true }))
}

function findNext({ document, window }: Page, notice: Element): HTMLElement | undefined {
  const others = [...document.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (element) => !notice.contains(element) && isRendered(element) && !element.closest("[inert]"),
  )
  const after = others.filter(
    (element) => (notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  const isInWindow = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  }
  return after.find(isInWindow) ?? after[0] ?? others.at(-1)
}
