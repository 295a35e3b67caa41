import { asked, atLoad, definePart, idle, press, seen } from "@ringside/core/domain"
import { viewerModule } from "./modules.ts"
import { galleryContent, galleryHook, itemPicture, platformGallery } from "./host.ts"
import { galleryJob } from "./jobs.ts"
import { galleryAttributes } from "./options.ts"
import { platformSettings } from "./hostSettings.ts"

export { listGalleryProblems } from "./hookProblems.ts"

/** Product galleries. */
export const galleryPart = definePart({
  name: "gallery",
  hooks: {
    gallery: {
      attributes: galleryAttributes,
      drawn: {
        fetch: () => import("./drawn/widget.ts"),
        export: "drawnGallery",
        load: { mode: "visible" },
        drawsUnless: galleryContent,
        drawsWith: "product",
      },
    },
  },
  jobs: [galleryJob],
  settings: [platformSettings],
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    gallery: {
      load: () => import("./behaviour.ts"),
      when: [
        idle(`${platformGallery},${itemPicture}`, galleryJob),
        seen(galleryHook),
        press(`${platformGallery}:not(${galleryHook} *) a,${itemPicture}`, galleryJob, { moves: "swipes" }),
        press(`${galleryHook} a`, null, { moves: "keys" }),
      ],
      styles: "styles.css",
    },
    viewer: { ...viewerModule, when: asked, styles: "viewer.css" },
  },
})
