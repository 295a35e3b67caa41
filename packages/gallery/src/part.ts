import { definePart } from "@ringside/core/domain"
import { galleryHook, platformGallery } from "./host.ts"
import { galleryJob } from "./jobs.ts"
import { galleryAttributes } from "./options.ts"
import { galleryProperties } from "./customProperties.ts"
import { galleryEvents } from "./events.ts"
import { galleryMessages } from "./messages.ts"
import { viewerMessages } from "./viewerMessages.ts"
import { platformSettings } from "./hostSettings.ts"
import { galleryWarnings } from "./warnings.ts"

export { listGalleryProblems } from "./hookProblems.ts"

/** Product galleries. */
export const galleryPart = definePart({
  name: "gallery",
  hooks: {
    gallery: {
      attributes: galleryAttributes,
      summary: {
        place: "product",
        does: "slides, thumbnails, zoom and a full-screen viewer for the pictures in it",
        needs: "pictures",
      },
      example: `<div data-ringside="gallery" data-ringside-thumbnails="start">
  <ul>
    <li><a href="/notebook-large.jpg"><img src="/notebook.jpg" width="800" height="800" alt="The notebook" /></a></li>
    <li><a href="/open-large.jpg"><img src="/open.jpg" width="800" height="800" alt="It lies open" /></a></li>
  </ul>
</div>`,
      behaviour:
        "Product galleries: slides, thumbnails, zoom and a full-screen viewer on the platform's own markup, or on the pictures in a hook.",
    },
  },
  jobs: [galleryJob],
  settings: [platformSettings],
  events: galleryEvents,
  properties: galleryProperties,
  messages: [galleryMessages, viewerMessages],
  warnings: galleryWarnings,
  beforeLoad: "beforeLoad.ts",
  late: [
    {
      file: "late.ts",
      styles: "styles.css",
      chunk: "gallery",
      doc: "product galleries",
      load: {
        press: [
          { selector: `${platformGallery}:not(${galleryHook} *) a`, job: galleryJob, moves: "swipes" },
          { selector: `${galleryHook} a`, moves: "keys" },
        ],
        due: [{ selector: platformGallery, job: galleryJob }],
        present: `${platformGallery}, ${galleryHook}`,
      },
    },
  ],
  extras: {
    viewer: {
      file: "viewerModule.ts",
      styles: "viewer.css",
      doc: "the full-screen viewer with PhotoSwipe, when it is first opened",
    },
  },
})
