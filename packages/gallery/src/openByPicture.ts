import { shouldZoom } from "./domain/index.ts"
import type { Gallery } from "./gallery.ts"
import { platformGallery } from "./host.ts"
import { readItem } from "./slides.ts"

/** Whether the large file of a slide's picture is wider than the slide. */
export function canZoom({ features }: Gallery, slide: Element): boolean {
  const item = features.zoom ? readItem(slide) : null
  return item !== null && shouldZoom(item.w, slide.clientWidth)
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
