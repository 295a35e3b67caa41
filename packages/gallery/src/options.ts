import type { AttributeTable } from "@ringside/core/domain"

/** Attributes of a gallery hook, after `data-ringside-`. */
export const galleryAttributes = {
  product: {
    type: "integer",
    min: 1,
    fallback: null,
    doc: "The product's number (ID) in the shop. With it, a hook without pictures draws those of the product.",
  },
  zoom: {
    type: "flag",
    fallback: true,
    doc: "Magnifies a picture under the mouse, or at a tap, where a larger one is there (data-large_image_width).",
  },
  lightbox: { type: "flag", fallback: true, doc: "Opens pictures full-screen." },
  thumbnails: {
    type: "choice",
    values: ["below", "start", "off"],
    fallback: "below",
    doc: "Where the small pictures stand: under the large one, beside it, or nowhere.",
  },
  loop: { type: "flag", fallback: false, doc: "Lets the arrow keys go on from the last picture to the first." },
} as const satisfies AttributeTable
