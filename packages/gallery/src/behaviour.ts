import { type Behaviour, defineBehaviour } from "@ringside/core"
import { galleriesOf } from "./galleries.ts"
import { galleriesByMode } from "./host.ts"
import { galleryJob } from "./jobs.ts"
import { createLightbox } from "./lightbox.ts"
import { startOpeners } from "./openers.ts"
import { startPictureChanges } from "./pictureChanges.ts"
import { startReplacedGalleries } from "./replacedGalleries.ts"
import { startSteps } from "./steps.ts"
import type { LoadViewer } from "./viewer.ts"
import { startZoom } from "./zoom.ts"

/** Connects the platform's gallery and `gallery` hooks. `loadViewer` fetches the full-screen viewer when it first opens. */
export function createGalleryBehaviour(loadViewer: LoadViewer): Behaviour {
  return defineBehaviour({
    name: "gallery",
    selector: ({ jobs }) => galleriesByMode[jobs.modeOf(galleryJob)],
    connect: (root, scope) => galleriesOf(scope.page).add(root, scope),
    start(page) {
      const galleries = galleriesOf(page)
      startSteps(page, galleries)
      startZoom(page, galleries)
      startPictureChanges(page, galleries)
      startReplacedGalleries(page, galleries)
      startOpeners(page, galleries, createLightbox(page, loadViewer))
    },
  })
}
