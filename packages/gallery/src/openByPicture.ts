import { shouldZoom } from "./domain/index.ts"
import type { Gallery } from "./gallery.ts"
import { platformGallery } from "./host.ts"
import { readItem } from "./slides.ts"

/** Whether there is more to see of a slide's picture than the gallery shows. */
export function canZoom({ features }: Gallery, slide: Element): boolean {
  const item = features.zoom ? readItem(slide) : null
  return item !== null && shouldZoom(item.w, slide.clientWidth)
}

/**
 * Whether a click on a slide's picture opens the viewer. With slider and zoom the platform's gallery never does so; in a hook nothing
 * is left without an answer: keys, which can't point at a part of the picture, and what can't be magnified.
 */
export function opensViewer(gallery: Gallery, slide: Element, { detail }: MouseEvent): boolean {
  const { features, root } = gallery
  if (features.imageOpensLightbox) return true
  return features.lightbox && !root.matches(platformGallery) && (detail === 0 || !canZoom(gallery, slide))
}
