import type { Behaviour } from "@ringside/core"
import { createGalleryBehaviour } from "./behaviour.ts"
import { galleryAttributes } from "./options.ts"

/**
 * Product galleries: slides, thumbnails, zoom and a full-screen viewer on the platform's own markup, or on the pictures in a hook.
 * With the package's own viewer: in a file of its own, so that a bundle which brings the viewer itself doesn't meet the import.
 */
export const galleryBehaviour: Behaviour = {
  name: "gallery",
  attributes: galleryAttributes,
  start: createGalleryBehaviour(() => import("./openViewer.ts")).start,
}
