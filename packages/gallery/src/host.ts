import type { JobMode } from "@ringside/core"

/*
 * All selectors and class names of host markup. The first three constants are also used by the loader, so they are not members of
 * `selectors`, which is fetched later. Source: catalogue-and-cart §10.3.
 */

/** The platform's gallery. The server hides it until a script shows it. */
export const platformGallery = ".woocommerce-product-gallery"

/** A picture outside of galleries, as plugins for bundles print one for each item. */
export const itemPicture = ".woocommerce-product-gallery__image a.zoom"

/** A gallery hook of a page's author. */
export const galleryHook = '[data-ringside~="gallery"]'

/** The gallery that we draw in a hook which names a product. */
const drawnGallery = ".ringside-gallery-drawn"

/** The content of a product's hook that is enhanced, not drawn. */
export const galleryContent = "img, video, iframe, ul, ol"

/** Galleries that may be in a hook, which then holds their options alone. */
export const innerGallery = `${platformGallery}, ${drawnGallery}`

/** Any gallery. */
export const anyGallery = `${innerGallery}, ${galleryHook}`

/** The galleries to connect, by the mode of the host's job. A hook works on any page. */
export const galleriesByMode: Readonly<Record<JobMode, string>> = {
  active: anyGallery,
  native: `${galleryHook}, ${drawnGallery}, ${galleryHook} ${platformGallery}`,
  // The host's own script makes the same slides; a hook around them doesn't change that.
  observe: `${drawnGallery}, ${galleryHook}:not(${platformGallery})`,
}

/** Selectors for a gallery's start and use. */
export const selectors = {
  wrapper: ".woocommerce-product-gallery__wrapper",
  /** The parents of a hook's slides: the platform's wrapper, or a list. */
  list: ".woocommerce-product-gallery__wrapper, :scope > :is(ul, ol)",
  anyList: "ul, ol",
  /** A picture of the product, which is a slide unless a slider of the theme's own has put it into a box. */
  picture: ".woocommerce-product-gallery__image",
  /** Copies of slides by themes' sliders: Slick, Swiper, Owl Carousel and Splide. */
  copy: ".slick-cloned, .swiper-slide-duplicate, .owl-item.cloned, .splide__slide--clone",
  placeholder: ".woocommerce-product-gallery__image--placeholder",
  /** A child of the viewport is a slide if it is or contains one of these. */
  media: "img, video, iframe",
  /** Elements that are slides themselves, never a box of slides. */
  slide: "a, picture, figure, img, video, iframe",
  /** Slides that can't contain another element to see. */
  bareSlide: "img, video, iframe",
  /** Slides with one of these are more than a picture. */
  player: "video, iframe",
  video: "video",
  /** A film of the platform's own, which plays while its slide is shown. */
  film: ".wp-post-video",
  /** A film that the viewer shows. */
  viewerFilm: "video[data-large_image]",
  thumbnail: ".flex-control-thumbs img",
  trigger: ".woocommerce-product-gallery__trigger",
  /** These elements handle keys and clicks themselves. */
  ownKeys: "input, select, textarea, video, [contenteditable]",
  ownClicks: "video[controls], iframe, button, input, select, textarea, label",
  /** A picture that a variation has replaced; its own text is kept in the attribute. */
  replaced: "[data-o_alt]",
  inert: "[inert]",
  /** A magnified picture of a theme's own zoom. */
  hostZoom: ".zoomImg:not([data-ringside-inserted])",
  /** The name of the product that a gallery shows. */
  title: ".product_title, h1",
  /** The elements below the gallery itself that get our classes and `inert`; `removeCopiedMarks` takes the same classes out of copies. */
  decorated:
    ".flex-viewport, .flex-viewport > *, .ringside-gallery-zoomed, .ringside-gallery-frame, .ringside-gallery-loading",
} as const

/** Class names under which the host's CSS styles a slider, and ours (`ringside-…`). */
export const classNames = {
  gallery: "ringside-gallery",
  viewport: "flex-viewport",
  activeSlide: "flex-active-slide",
  stepping: "ringside-gallery-stepping",
  zoomed: "ringside-gallery-zoomed",
  /** A slide that contains a magnified picture, visible or not. */
  frame: "ringside-gallery-frame",
  /** A slide whose new picture is being loaded. */
  loading: "ringside-gallery-loading",
  /** A button on which the host draws nothing. */
  lens: "ringside-gallery-lens",
  thumbnails: "flex-control-nav flex-control-thumbs",
  activeThumbnail: "flex-active",
  filmThumbnail: "ringside-gallery-film",
  trigger: "woocommerce-product-gallery__trigger",
  zoomImage: "zoomImg",
} as const

const hostViewerButtons = {
  close: "close",
  fullScreen: "fs",
  zoom: "zoom",
  previous: "arrow--left",
  next: "arrow--right",
} as const

/** A button of the host's own viewer, which it prints for its old script. Its label is in the shop's language. */
export function selectHostViewerButton(name: keyof typeof hostViewerButtons): string {
  return `.pswp .pswp__button--${hostViewerButtons[name]}`
}
