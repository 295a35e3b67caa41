import { readScrollDepth } from "./trigger.ts"

/** How far a page is scrolled, in CSS pixels. */
export interface ScrollMeasure {
  readonly scrollY: number
  readonly viewportHeight: number
  readonly documentHeight: number
}

/** How far down a page is, in per cent with two decimals; 100 where it has no room to scroll. Source: popups §12. */
export function computeScrollDepth({ scrollY, viewportHeight, documentHeight }: ScrollMeasure): number {
  const room = documentHeight - viewportHeight
  if (!(room > 0)) return 100
  return Math.round(Math.min(1, Math.max(0, scrollY / room)) * 10_000) / 100
}

/** Whether the page is as far down as the trigger asks for. */
export function hasReachedScroll(trigger: object, measure: ScrollMeasure): boolean {
  const { depth, unit } = readScrollDepth(trigger)
  return (unit === "px" ? measure.scrollY : computeScrollDepth(measure)) >= depth
}
