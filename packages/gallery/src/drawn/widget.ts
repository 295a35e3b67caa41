import { createRootWidget } from "@ringside/ui"
import { galleryAttributes } from "../options.ts"
import { DrawnGallery } from "./DrawnGallery.tsx"

/** The definition of a product's gallery, in a hook and in an app. */
export const galleryRoot = {
  name: "gallery",
  attributes: galleryAttributes,
  component: DrawnGallery,
}

/** A product's pictures, in `data-ringside="gallery"` hooks that name the product and hold no pictures. */
export const drawnGallery = /* @__PURE__ */ createRootWidget(galleryRoot)
