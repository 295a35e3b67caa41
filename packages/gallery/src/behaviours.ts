/* What works on the host's own markup, without the styles, which are fetched beside it. */
export { createGalleryBehaviour } from "./behaviour.ts"
export { galleryHook, platformGallery } from "./host.ts"
export { galleryStartBehaviour } from "./startBehaviour.ts"
export type { LoadViewer, ViewerModule } from "./viewer.ts"
export { galleryWakes } from "./wakes.ts"
