/* What works on the host's own markup, without the styles, which are fetched beside it. */
export { createGalleryBehaviour, galleryBehaviour } from "./behaviour.ts"
export { galleryHook, platformGallery } from "./host.ts"
export { galleryStartBehaviour } from "./startBehaviour.ts"
export type { LoadViewer } from "./viewer.ts"
export { galleryWakes } from "./wakes.ts"
