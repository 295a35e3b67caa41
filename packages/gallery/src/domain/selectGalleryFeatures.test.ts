import { expect, it } from "vitest"
import { type GalleryFeatures, selectGalleryFeatures } from "./selectGalleryFeatures.ts"

/** Names of what is on. */
function listFeatures(features: GalleryFeatures): string {
  return Object.entries(features)
    .flatMap(([name, isOn]) => (isOn ? [name] : []))
    .join(" ")
}

it.each<[imageCount: number, enabled: string, features: string]>([
  [0, "slider zoom lightbox", ""],
  [1, "slider zoom lightbox", "zoom lightbox trigger imageOpensLightbox"],
  [2, "slider zoom lightbox", "slider zoom lightbox trigger"],
  [60, "slider zoom lightbox", "slider zoom lightbox trigger"],
  [2, "slider lightbox", "slider lightbox trigger imageOpensLightbox"],
  [2, "zoom lightbox", "zoom lightbox trigger imageOpensLightbox"],
  [2, "lightbox", "lightbox trigger imageOpensLightbox"],
  [2, "slider lightbox triggerNeedsZoom", "slider lightbox imageOpensLightbox"],
  [2, "slider zoom lightbox triggerNeedsZoom", "slider zoom lightbox trigger"],
  [2, "slider zoom triggerNeedsZoom", "slider zoom"],
  [2, "slider zoom", "slider zoom"],
  [1, "slider", ""],
  [2, "", ""],
  [-1, "slider zoom lightbox", ""],
])("%i pictures with %s enabled: %s", (imageCount, enabled, features) => {
  const isEnabled = (name: string) => enabled.split(" ").includes(name)
  const selected = selectGalleryFeatures({
    imageCount,
    sliderEnabled: isEnabled("slider"),
    zoomEnabled: isEnabled("zoom"),
    lightboxEnabled: isEnabled("lightbox"),
    triggerNeedsZoom: isEnabled("triggerNeedsZoom"),
  })
  expect(listFeatures(selected)).toBe(features)
})
