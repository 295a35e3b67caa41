import { focusableSelector } from "@ringside/core"

/** What Tab stops at in `root`, in the order of the document. */
export function findTabStops(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(":disabled") && !element.closest("[inert]") && isVisible(element),
  )
}

/**
 * Where Tab goes from `focused` so that it stays in `root`: the first stop after the last one and the other way round; null when
 * the browser's own step stays inside.
 */
export function selectWrappedStop(
  root: Element,
  focused: Element | null,
  direction: "forward" | "backward",
): HTMLElement | null {
  const stops = findTabStops(root)
  const [first, last] = [stops.at(0), stops.at(-1)]
  if (!first || !last) return null
  if (!focused || !root.contains(focused)) return direction === "forward" ? first : last
  if (direction === "forward") return focused === last || isBefore(last, focused) ? first : null
  return focused === first || isBefore(focused, first) ? last : null
}

function isBefore(earlier: Element, later: Element): boolean {
  return (earlier.compareDocumentPosition(later) & earlier.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** Browsers too old to be asked are taken to show what is there. */
function isVisible(element: Element): boolean {
  return typeof element.checkVisibility !== "function" || element.checkVisibility({ visibilityProperty: true })
}
