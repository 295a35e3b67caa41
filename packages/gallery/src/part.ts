import { asked, atLoad, definePart, idle, press, seen } from "@ringside/core/domain"
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
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    gallery: {
      load: () => import("./late.ts"),
      when: [
        idle(platformGallery, galleryJob),
        seen(galleryHook),
        press(`${platformGallery}:not(${galleryHook} *) a`, galleryJob, { moves: "swipes" }),
        press(`${galleryHook} a`, null, { moves: "keys" }),
      ],
      styles: "styles.css",
    },
    viewer: { load: () => import("./viewerModule.ts"), when: asked, styles: "viewer.css" },
  },
})
