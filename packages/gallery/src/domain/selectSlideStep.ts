import type { SlideStep } from "./selectSlideIndex.ts"

/** The step of a key; null for keys that the gallery doesn't use. In right-to-left text the arrows are swapped. */
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
