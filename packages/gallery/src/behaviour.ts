import { type Behaviour, defineBehaviour } from "@ringside/core"
import { galleriesService } from "./slides/galleries.ts"
import { galleriesByMode } from "./host.ts"
import { galleryJob } from "./jobs.ts"
import { createLightbox } from "./viewer/lightbox.ts"
import { startCalledPictures } from "./viewer/calledPictures.ts"
import { startOpeners } from "./viewer/openers.ts"
import { startPictureChanges } from "./slides/pictureChanges.ts"
import { startReplacedGalleries } from "./slides/replacedGalleries.ts"
import { startSteps } from "./slides/steps.ts"
import { startZoom } from "./slides/zoom.ts"

/** Connects the platform's gallery and `gallery` hooks. */
export const galleryBehaviour = defineBehaviour({
  name: "gallery",
  selector: ({ jobs }) => galleriesByMode[jobs.modeOf(galleryJob)],
  connect: (root, scope) => galleriesService.of(scope.page).add(root, scope),
  start(page) {
    const galleries = galleriesService.of(page)
    startSteps(page, galleries)
    startZoom(page, galleries)
    startPictureChanges(page, galleries)
    startReplacedGalleries(page, galleries)
    const lightbox = createLightbox(page)
    startOpeners(page, galleries, lightbox)
    startCalledPictures(page, lightbox)
  },
})

/** Behaviours of the part's module `gallery`. The viewer is a module of its own, which is fetched when it first opens. */
export const createBehaviours = (): readonly Behaviour[] => [galleryBehaviour]
