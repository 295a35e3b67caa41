import type { Behaviour } from "@ringside/core"
import { createGalleryBehaviour } from "./behaviour.ts"

/**
 * Product galleries: slides, thumbnails, zoom and a full-screen viewer on the platform's own markup, or on the pictures in a hook.
 * Imports the package's own viewer. This is a separate file, so that a bundle with another way to load the viewer has no such import.
 */
export const galleryBehaviour: Behaviour = /* @__PURE__ */ createGalleryBehaviour(() => import("./viewerModule.ts"))
