/**
 * Whether an element is rendered now, and, with options, not hidden in the ways that they name. Safari has `checkVisibility` since 17.4; before
 * that only the element's boxes are looked at, which `visibility` and `opacity` don't remove.
 */
export function isRendered(element: Element, options?: CheckVisibilityOptions): boolean {
  if (typeof element.checkVisibility === "function") return element.checkVisibility(options)
  return element.getClientRects().length > 0
}
