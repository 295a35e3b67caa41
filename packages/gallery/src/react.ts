export { Gallery, type GalleryProps } from "./react/Gallery.tsx"
export type { GalleryImage } from "./react/galleryImage.ts"
export type { PictureState } from "./drawn/galleryRenderProps.ts"
