import type { SlideStep } from "./selectSlideIndex.ts"

/** Where a key leads; null for keys that aren't the gallery's. Right to left, the arrows change places. */
export function selectSlideStep(
  key: string,
  { isRtl, isVertical }: { readonly isRtl: boolean; readonly isVertical: boolean },
): SlideStep | null {
  switch (key) {
    case "ArrowRight":
      return isRtl ? "prev" : "next"
    case "ArrowLeft":
      return isRtl ? "next" : "prev"
    case "ArrowDown":
      return isVertical ? "next" : null
    case "ArrowUp":
      return isVertical ? "prev" : null
    case "Home":
      return "first"
    case "End":
      return "last"
    default:
      return null
  }
}
