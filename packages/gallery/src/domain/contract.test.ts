import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Enabled = { imageCount: number; sliderEnabled: boolean; zoomEnabled: boolean; lightboxEnabled: boolean }
type Features = Readonly<Record<"slider" | "zoom" | "lightbox" | "trigger" | "imageOpensLightbox", boolean>>
type Item = Readonly<Record<"src" | "alt" | "title", string> & Record<"w" | "h", number | null>>
type Opened = Record<"fromTrigger" | "slider", boolean> & Record<"activeIndex" | "clickedIndex" | "count", number>
type Step = { index: number; count: number; to: "next" | "prev" | "first" | "last"; loop: boolean }

/** Every function that the contract lists under gallery (catalogue-and-cart §15); the compiler compares the signatures. */
const listed = {
  selectGalleryFeatures: domain.selectGalleryFeatures satisfies (enabled: Enabled) => Features,
  shouldZoom: domain.shouldZoom satisfies (largeWidth: number, galleryWidth: number) => boolean,
  parseGalleryItem: domain.parseGalleryItem satisfies (attrs: Record<string, unknown>) => Item | null,
  selectLightboxIndex: domain.selectLightboxIndex satisfies (opened: Opened) => number,
  selectSlideIndex: domain.selectSlideIndex satisfies (step: Step) => number,
  formatCounter: domain.formatCounter satisfies (index: number, count: number) => string,
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})
