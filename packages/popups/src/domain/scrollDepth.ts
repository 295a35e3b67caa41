import { readScrollDepth } from "./trigger.ts"

/** The scroll position of a page, in CSS pixels. */
export interface ScrollMeasure {
  readonly scrollY: number
  readonly viewportHeight: number
  readonly documentHeight: number
}

/** The scroll depth of a page, in per cent with two decimals; 100 if it can't scroll. Source: popups §12. */
export function computeScrollDepth({ scrollY, viewportHeight, documentHeight }: ScrollMeasure): number {
  const room = documentHeight - viewportHeight
  if (!(room > 0)) return 100
  return Math.round(Math.min(1, Math.max(0, scrollY / room)) * 10_000) / 100
}

/** Whether the page has reached the trigger's scroll depth. */
export function hasReachedScroll(trigger: object, measure: ScrollMeasure): boolean {
  const { depth, unit } = readScrollDepth(trigger)
  return (unit === "px" ? measure.scrollY : computeScrollDepth(measure)) >= depth
}
