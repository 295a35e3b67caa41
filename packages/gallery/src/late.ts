import { type Behaviour, loadAsked, type LoadModule } from "@ringside/core"
import { createGalleryBehaviour } from "./behaviour.ts"
import type { ViewerModule } from "./viewer.ts"

/** Product galleries. The viewer is a module of its own, which is fetched when it first opens. */
export const createBehaviours = (loadModule: LoadModule): readonly Behaviour[] => [
  createGalleryBehaviour(() => loadAsked<ViewerModule>(loadModule, "viewer", "showViewer")),
]
