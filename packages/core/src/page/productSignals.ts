import { defineBareSignal, defineSignal } from "./signals.ts"

/* Signals of a product's page, which no package owns alone. Source: catalogue-and-cart contract §9, §13. */

/** The shopper has chosen in a product's form, whatever it stands for now. */
export const variationChosen = defineBareSignal({ name: "woocommerce_variation_has_changed" })

/** The choices of a product's form stand for a variation. Its field with the variation's number changes afterwards. */
export const variationFound = defineBareSignal({ name: "found_variation" })

const defineGallerySignal = (name: string) => defineSignal<EventTarget | null>({ name }, ({ target }) => target)

/** The gallery that is the value is about to read its pictures. */
export const galleryStarting = defineGallerySignal("wc-product-gallery-before-init")

/** The gallery that is the value has started. */
export const galleryStarted = defineGallerySignal("wc-product-gallery-after-init")

/** The gallery that is the value is about to be replaced by another of the same product. */
export const galleryLeaving = defineSignal<HTMLElement | null>({ name: "gallery-leaving", hostEvents: [] }, () => null)

/** The gallery that is the value has taken the place of another of the same product. */
export const galleryReplaced = defineSignal<HTMLElement | null>(
  { name: "gallery-replaced", hostEvents: [] },
  () => null,
)

/** A variation's picture has taken the place of another in the gallery that is the value. */
export const pictureReplaced = defineGallerySignal("woocommerce_gallery_init_zoom")

/** The slide of the thumbnail that is the value is to be shown. */
export const slideWanted = defineGallerySignal("flexslider-click")

/** The gallery that is the value is to show its first slide. */
export const firstSlideWanted = defineGallerySignal("woocommerce_gallery_reset_slide_position")
