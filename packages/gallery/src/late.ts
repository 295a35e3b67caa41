import type { Behaviour, LoadExtra } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { createGalleryBehaviour } from "./behaviour.ts"
import type { ViewerModule } from "./viewer.ts"

/** Product galleries. The viewer has a file of its own, which is fetched when it first opens. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  createGalleryBehaviour(async () => {
    const module = await loadExtra("viewer")
    if (isViewerModule(module)) return module
    throw new Error("The viewer's file holds no viewer.")
  }),
]

function isViewerModule(module: unknown): module is ViewerModule {
  return isRecord(module) && typeof module.showViewer === "function"
}
