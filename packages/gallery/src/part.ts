import { definePart } from "@ringside/core/domain"
import { galleryHook, platformGallery } from "./host.ts"
import { galleryJob } from "./jobs.ts"
import { galleryAttributes } from "./options.ts"
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
    },
  },
  jobs: [galleryJob],
  settings: [platformSettings],
  messages: [galleryMessages, viewerMessages],
  warnings: galleryWarnings,
  beforeLoad: "beforeLoad.ts",
  late: [
    {
      file: "late.ts",
      styles: "styles.css",
      chunk: "gallery",
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
    },
  },
})
