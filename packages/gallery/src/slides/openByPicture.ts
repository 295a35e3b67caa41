import { shouldZoom } from "../domain/index.ts"
import type { Gallery } from "./gallery.ts"
import { platformGallery, selectors } from "../host.ts"
import { readItem } from "./slides.ts"

/** Whether the large file of a slide's picture is wider than the slide. */
export function canZoom({ features }: Gallery, slide: Element): boolean {
  // A picture without an element around it has no place for the larger one.
  const item = features.zoom && !slide.matches(selectors.bareSlide) ? readItem(slide) : null
  // A slide that is part of a line of text has no client width.
  return item !== null && shouldZoom(item.w, slide.clientWidth || slide.getBoundingClientRect().width)
}

/**
 * Whether a click on a slide's picture opens the viewer. With slider and zoom, only a key does, because it can't point at a part of the
 * picture. A pointer does so only in a hook, if the picture can't be magnified. Source: catalogue-and-cart §10.3.
 */
export function opensViewer(gallery: Gallery, slide: Element, { detail }: MouseEvent): boolean {
  const { features, root } = gallery
  if (features.imageOpensLightbox) return true
  return features.lightbox && (detail === 0 || (!root.matches(platformGallery) && !canZoom(gallery, slide)))
}
