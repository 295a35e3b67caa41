import type { Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/**
 * Greys elements out while the shop works on them, and keeps the shopper out of those in `inert`. The result undoes it, and gives
 * focus back to the element that had it, by its id: it may have been replaced. Source: checkout contract §4.2, §12.
 */
export function blockElements(
  { page: { document }, attribute, style }: Scope,
  regions: readonly HTMLElement[],
  inert: readonly HTMLElement[] = regions,
): () => void {
  const focused = document.activeElement
  const focusedId = focused && inert.some((element) => element.contains(focused)) ? focused.id : ""
  for (const region of regions) {
    attribute(region, "aria-busy", "true")
    style(region, "opacity", "0.6")
  }
  for (const element of inert) attribute(element, "inert", "")
  return () => {
    for (const region of regions) {
      attribute(region, "aria-busy", null)
      style(region, "opacity", "")
    }
    for (const element of inert) attribute(element, "inert", null)
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (focusedId !== "" && isLost) {
      document.getElementById(focusedId)?.focus(nullPrototype({ preventScroll: true }))
    }
  }
}
