import { readList, readText } from "@ringside/core/domain"

/** Duration of a scroll on the page, about that of a browser's smooth scroll. */
export const scrollMs = 400

/** Scroll position from which the button is visible on a page without a header, CSS pixels. */
const distanceWithoutHeader = 300

/** Distance below the header from which the button is visible, CSS pixels. */
const distanceBelowHeader = 100

/** Narrowest viewport that counts as a desktop's. */
const desktopWidth = 769

/**
 * Whether the button that scrolls to the top is visible. `headerHeight` is null on a page without a header; all lengths are CSS pixels.
 * Source: attribution-translation-site §8.7.
 */
export function isScrollTopVisible(s: {
  readonly scrollTop: number
  readonly headerHeight: number | null
  readonly devices?: string
  readonly width: number
}): boolean {
  const { scrollTop, headerHeight, width } = s
  const devices = readText(s.devices) || "both"
  const isDesktop = width >= desktopWidth
  const isOnDevice = devices === "both" || devices === (isDesktop ? "desktop" : "mobile")
  const hasHeader = Number.isFinite(headerHeight)
  return isOnDevice && scrollTop > (hasHeader ? Number(headerHeight) + distanceBelowHeader : distanceWithoutHeader)
}

/**
 * The scroll position for a target at `top`, so that no sticky header covers it. Nothing in the product calls it: `scrollerService` takes the
 * larger of the stuck parts' height and what covers the page's top, and stays within the page.
 */
export function selectAnchorTop(top: number, stickyHeights: readonly number[] | null): number {
  const heights = readList(stickyHeights)
  const covered = heights.reduce((sum: number, height) => sum + (typeof height === "number" ? height : 0), 0)
  return Math.max(0, top - covered)
}
