import type { Family } from "@ringside/core"

/*
 * All that this package knows of host markup, and the class names that the host's CSS knows of its old scripts. What the page
 * needs from its start stands apart, since the rest is fetched later. Source: catalogue-and-cart §10.3.
 */

/** The platform's gallery, hidden by the server until a script shows it. */
export const platformGallery = ".woocommerce-product-gallery"

/** A gallery that a page's author asks for. */
export const galleryHook = '[data-ringside~="gallery"]'

/** The gallery of a product page. */
export const galleryFamily: Family = {
  packageName: "gallery",
  handles: ["wc-single-product"],
  settings: "wc_single_product_params",
}

/** What is looked for when a gallery comes alive or is used. */
export const selectors = {
  wrapper: ".woocommerce-product-gallery__wrapper",
  placeholder: ".woocommerce-product-gallery__image--placeholder",
  /** What makes a child of the wrapper a slide. */
  media: "img, video, iframe",
  /** Slides that show more than a picture. */
  player: "video, iframe",
  thumbnail: ".flex-control-thumbs img",
  trigger: ".woocommerce-product-gallery__trigger",
  /** Keys and clicks in these are theirs. */
  ownKeys: "input, select, textarea, video, [contenteditable]",
  ownClicks: "video, iframe, button, input, select, textarea, label",
} as const

/** Class names under which the host's CSS styles a slider. */
export const classNames = {
  gallery: "ringside-gallery",
  viewport: "flex-viewport",
  activeSlide: "flex-active-slide",
  thumbnails: "flex-control-nav flex-control-thumbs",
  activeThumbnail: "flex-active",
  trigger: "woocommerce-product-gallery__trigger",
  zoomImage: "zoomImg",
} as const
