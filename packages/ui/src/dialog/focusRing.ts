import { focusableSelector, isRendered } from "@ringside/core"

/** The elements in `root` that Tab stops at, in document order. */
export function findTabStops(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(":disabled") && !element.closest("[inert]") && isVisible(element),
  )
}

/**
 * The next stop for Tab from `focused` so that focus stays in `root`: the first stop after the last one, and the reverse for Shift+Tab;
 * null when the browser's own step stays inside.
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

function isVisible(element: Element): boolean {
  return isRendered(element, { visibilityProperty: true })
}
