import type { Behaviour } from "@ringside/core"
import { startGalleries } from "./galleries.ts"
import { createLightbox } from "./lightbox.ts"
import { startOpeners } from "./openers.ts"
import { galleryAttributes } from "./options.ts"
import { startSteps } from "./steps.ts"
import type { LoadViewer } from "./viewer.ts"
import { startZoom } from "./zoom.ts"

/** The platform's gallery and `gallery` hooks, with a viewer from where the page's files lie. */
export function createGalleryBehaviour(loadViewer: LoadViewer): Behaviour {
  return {
    name: "gallery",
    attributes: galleryAttributes,
    start(page) {
      const galleries = startGalleries(page)
      startSteps(page, galleries)
      startZoom(page, galleries)
      startOpeners(page, galleries, createLightbox(page, loadViewer))
    },
  }
}
