import { shouldZoom } from "../domain/index.ts"
import type { Gallery } from "./gallery.ts"
import { platformGallery, selectors } from "../host.ts"
import { findInSlide, readItem } from "./slides.ts"

/** Whether the large file of a slide's picture is wider than the slide. Films aren't magnified. */
export function canZoom({ features }: Gallery, slide: Element): boolean {
  // A picture without an element around it has no place for the larger one.
  const isPicture = !slide.matches(selectors.bareSlide) && !findInSlide(slide, "player")
  const item = features.zoom && isPicture ? readItem(slide) : null
  // A slide that is part of a line of text has no client width.
  return item !== null && shouldZoom(item.w, slide.clientWidth || slide.getBoundingClientRect().width)
}

/**
 * Whether a click on a slide's picture opens the viewer. With slider and zoom, only a key does, because it can't point at a part of the
 * picture. A pointer does so on a film, and in a hook, if the picture can't be magnified. Source: catalogue-and-cart §10.3.
 */
export function opensViewer(gallery: Gallery, slide: Element, { detail }: MouseEvent): boolean {
  const { features, root } = gallery
  if (features.imageOpensLightbox) return true
  if (!features.lightbox) return false
  if (detail === 0 || findInSlide(slide, "player")) return true
  return !root.matches(platformGallery) && !canZoom(gallery, slide)
}
