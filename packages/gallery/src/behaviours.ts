/* The behaviours on the host's own markup, without their styles, which are a separate file. */
export { createGalleryBehaviour } from "./behaviour.ts"
export { beforeLoad as galleryStartBehaviour } from "./beforeLoad.ts"
export type { LoadViewer, ViewerModule } from "./viewer.ts"
export { galleryPart } from "./part.ts"
