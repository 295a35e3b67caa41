import { defineBareSignal, defineSignal } from "./signals.ts"

/* Signals of a product's page and its theme, which no package owns alone. Source: catalogue-and-cart contract §9, §14, §16. */

/** The shopper has chosen in a product's form, whatever it stands for now. */
export const variationChosen = defineBareSignal({
  name: "product.variation-chosen",
  hostEvents: ["woocommerce_variation_has_changed"],
})

/** The choices of a product's form stand for a variation. Its field with the variation's number changes afterwards. */
export const variationFound = defineBareSignal({ name: "product.variation-found", hostEvents: ["found_variation"] })

/** The gallery that is the value is about to read its pictures. */
export const galleryStarting = defineSignal<EventTarget | null>(
  { name: "product.gallery-starting", hostEvents: ["wc-product-gallery-before-init"] },
  ({ target }) => target,
)

/** The gallery that is the value has started. */
export const galleryStarted = defineSignal<EventTarget | null>(
  { name: "product.gallery-started", hostEvents: ["wc-product-gallery-after-init"] },
  ({ target }) => target,
)

/** A variation's picture has taken the place of another in the gallery that is the value. */
export const pictureReplaced = defineSignal<EventTarget | null>(
  { name: "product.picture-replaced", hostEvents: ["woocommerce_gallery_init_zoom"] },
  ({ target }) => target,
)

/** The gallery that is the value is to show its first slide. */
export const firstSlideWanted = defineSignal<EventTarget | null>(
  { name: "product.first-slide-wanted", hostEvents: ["woocommerce_gallery_reset_slide_position"] },
  ({ target }) => target,
)

/** The theme's layout may be another, since the window has another width. */
export const layoutWidthChanged = defineBareSignal({
  name: "theme.width-changed",
  hostEvents: ["astLayoutWidthChanged"],
})
