import { defineBareTopic, defineTopic } from "./topics.ts"

/* Topics of a product's page, which no package owns alone. Source: catalogue-and-cart contract §9, §13. */

/** The shopper has chosen in a product's form, whatever it stands for now. */
export const variationChosen = defineBareTopic({ name: "woocommerce_variation_has_changed" })

/** The choices of a product's form stand for a variation. Its field with the variation's number changes afterwards. */
export const variationFound = defineBareTopic({ name: "found_variation" })

const defineGalleryTopic = (name: string) => defineTopic<EventTarget | null>({ name }, ({ target }) => target)

/** The gallery that is the value is about to read its pictures. */
export const galleryStarting = defineGalleryTopic("wc-product-gallery-before-init")

/** The gallery that is the value has started. */
export const galleryStarted = defineGalleryTopic("wc-product-gallery-after-init")

/** The gallery that is the value is about to be replaced by another of the same product. */
export const galleryLeaving = defineTopic<HTMLElement | null>({ name: "gallery-leaving", hostEvents: [] }, () => null)

/** The gallery that is the value has taken the place of another of the same product. */
export const galleryReplaced = defineTopic<HTMLElement | null>({ name: "gallery-replaced", hostEvents: [] }, () => null)

/** A variation's picture has taken the place of another in the gallery that is the value. */
export const pictureReplaced = defineGalleryTopic("woocommerce_gallery_init_zoom")

/** The slide of the thumbnail that is the value is to be shown. */
export const slideWanted = defineGalleryTopic("flexslider-click")

/** The gallery that is the value is to show its first slide. */
export const firstSlideWanted = defineGalleryTopic("woocommerce_gallery_reset_slide_position")
