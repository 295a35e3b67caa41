import type { PartDocs } from "@ringside/core/domain"
import { galleryProperties } from "./customProperties.ts"
import { galleryEvents } from "./events.ts"
import { drawnGalleryMessages, galleryMessages } from "./messages.ts"
import { viewerMessages } from "./viewer/viewerMessages.ts"
import { galleryWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
export const docs = {
  hooks: {
    gallery: {
      summary: {
        place: "product",
        does: "slides, thumbnails, zoom and a full-screen viewer for the pictures in it, or for those of a product that it names",
        needs: "pictures, or a Store API",
      },
      example: `<div data-ringside="gallery" data-ringside-thumbnails="start">
  <ul>
    <li><a href="/notebook-large.jpg"><img src="/notebook.jpg" width="800" height="800" alt="The notebook" /></a></li>
    <li><a href="/open-large.jpg"><img src="/open.jpg" width="800" height="800" alt="It lies open" /></a></li>
  </ul>
</div>`,
      widget: "The pictures of the product in `data-ringside-product`, where the hook holds none.",
      behaviour:
        "A gallery of the pictures inside it, with small pictures to choose from, zoom and full screen, as on a product page.",
    },
  },
  modules: {
    gallery: "product galleries",
    viewer: "the full-screen viewer with PhotoSwipe, when it is first opened",
  },
  events: galleryEvents,
  properties: galleryProperties,
  messages: [galleryMessages, viewerMessages, drawnGalleryMessages],
  warnings: galleryWarnings,
} satisfies PartDocs
