import type { Behaviour } from "@ringside/core"
import { createGalleryBehaviour } from "./behaviour.ts"

/** Galleries with the package's own viewer. A file of its own: a bundle that brings another viewer doesn't meet the import. */
export const galleryBehaviour: Behaviour = createGalleryBehaviour(() => import("./openViewer.ts"))
