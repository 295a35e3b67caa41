import "@ringside/gallery/styles.css"
import { createGalleryBehaviour, type ViewerModule } from "@ringside/gallery/behaviours"
import type { CreateBehaviours } from "../startLateBehaviours.ts"

/** Product galleries; the viewer has a file of its own, which is fetched when it is first wanted. */
export const createBehaviours: CreateBehaviours = (loadChunk) => [
  createGalleryBehaviour(async () => {
    const module = await loadChunk("gallery-viewer")
    if (isViewerModule(module)) return module
    throw new Error("The file of the viewer holds none.")
  }),
]

function isViewerModule(module: unknown): module is ViewerModule {
  return (
    typeof module === "object" && module !== null && "openViewer" in module && typeof module.openViewer === "function"
  )
}
