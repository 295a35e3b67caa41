/**
 * A gallery of five pictures, in the markup of one of the compared libraries.
 * @typedef {object} GalleryKind
 * @property {string} name for the report
 * @property {string} html
 * @property {string} alive selector of an element that each connected gallery has
 * @property {readonly string[]} steps the controls that a shopper clicks in turn to see the pictures of `stepsTo`
 * @property {string} [beside] markup that the page has once, for any number of galleries
 * @property {string} [peer] the library's script in the folder `peers`; ours is loaded by the script tag
 */

/** @typedef {keyof typeof galleries} GalleryName */

/**
 * Formats the address of a photograph.
 * @param {number} n its number, from 1
 */
export const formatPicture = (n) => `/picture-${n}.jpg`
const pictures = [1, 2, 3, 4, 5].map(formatPicture)
const pictureSize = 'width="480" height="480"'
const largeSize = 'data-large_image_width="1200" data-large_image_height="1200"'

/** The pictures that six clicks show, counted from 1: all of them, then partly back. */
export const stepsTo = [2, 3, 4, 5, 4, 3]
const thumbnailSteps = stepsTo.map((n) => `.flex-control-thumbs li:nth-child(${n}) img`)
const arrowSteps = [".next", ".next", ".next", ".next", ".previous", ".previous"]
const arrows = '<p><button class="previous">Previous</button> <button class="next">Next</button></p>'

/** @param {(picture: string) => string} format */
const each = (format) => pictures.map(format).join("")
const image = (/** @type {string} */ picture) => `<img src="${picture}" alt="" ${pictureSize}>`

/**
 * Formats a gallery as the platform prints it.
 * @param {readonly string[]} files the addresses of its pictures
 */
export function formatPlatformGallery(files) {
  return `<div class="woocommerce-product-gallery images" style="opacity: 0"><div class="woocommerce-product-gallery__wrapper">${files
    .map(
      (picture) =>
        `<div class="woocommerce-product-gallery__image" data-thumb="${picture}"><a href="${picture}"><img src="${picture}" alt="" title="A figure" data-src="${picture}" data-large_image="${picture}" ${largeSize} ${pictureSize}></a></div>`,
    )
    .join("")}</div></div>`
}

const platformHtml = formatPlatformGallery(pictures)

/** The markup that PhotoSwipe 4 requires in a page. */
const oldViewer = `<div class="pswp" tabindex="-1" role="dialog" aria-hidden="true"><div class="pswp__bg"></div><div class="pswp__scroll-wrap">
  <div class="pswp__container"><div class="pswp__item"></div><div class="pswp__item"></div><div class="pswp__item"></div></div>
  <div class="pswp__ui pswp__ui--hidden"><div class="pswp__top-bar"><div class="pswp__counter"></div><button class="pswp__button pswp__button--close"></button><div class="pswp__preloader"></div></div>
  <button class="pswp__button pswp__button--arrow--left"></button><button class="pswp__button pswp__button--arrow--right"></button>
  <div class="pswp__caption"><div class="pswp__caption__center"></div></div></div></div></div>`

/** The compared galleries, each with its usual controls: thumbnails where it has them, otherwise arrows. */
export const galleries = {
  platform: {
    name: "Ringside on the platform's markup",
    html: platformHtml,
    alive: ".flex-viewport",
    steps: thumbnailSteps,
  },
  hook: {
    name: "Ringside on a hook",
    html: `<div data-ringside="gallery"><ul>${each((picture) => `<li><a href="${picture}">${image(picture)}</a></li>`)}</ul></div>`,
    alive: ".flex-viewport",
    steps: thumbnailSteps,
  },
  flexslider: {
    name: "jQuery stack",
    html: platformHtml,
    alive: ".flex-viewport",
    steps: thumbnailSteps,
    peer: "flexslider.js",
    beside: oldViewer,
  },
  swiper: {
    name: "Swiper",
    html: `<div class="swiper"><div class="swiper-wrapper">${each((picture) => `<div class="swiper-slide">${image(picture)}</div>`)}</div></div>${arrows}`,
    alive: ".swiper-initialized",
    steps: arrowSteps,
    peer: "swiper.js",
  },
  embla: {
    name: "Embla",
    html: `<div class="embla"><div class="embla-container">${each(image)}</div></div>${arrows}`,
    alive: ".embla.is-mounted",
    steps: arrowSteps,
    peer: "embla.js",
  },
  splide: {
    name: "Splide",
    html: `<section class="splide" aria-label="Pictures"><div class="splide__track"><ul class="splide__list">${each((picture) => `<li class="splide__slide">${image(picture)}</li>`)}</ul></div></section>${arrows}`,
    alive: ".splide.is-initialized",
    steps: arrowSteps,
    peer: "splide.js",
  },
}
