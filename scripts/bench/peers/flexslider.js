/*
 * The comparison: a classic product gallery, written for this benchmark with FlexSlider, jQuery Zoom and PhotoSwipe 4, and the settings
 * that the platform prints.
 */
import "./globalJquery.js"
import "flexslider"
import "flexslider/flexslider.css"
import "jquery-zoom"
import PhotoSwipe from "photoswipe-4"
import PhotoSwipeBars from "photoswipe-4/dist/photoswipe-ui-default.js"
import "photoswipe-4/dist/photoswipe.css"
import "photoswipe-4/dist/default-skin/default-skin.css"

const slide = ".woocommerce-product-gallery__image"

window.mountPeer = (root) => {
  const $gallery = window.jQuery(root).find(".woocommerce-product-gallery")
  $gallery.flexslider({
    selector: `.woocommerce-product-gallery__wrapper > ${slide}`,
    animation: "slide",
    smoothHeight: true,
    directionNav: false,
    controlNav: "thumbnails",
    slideshow: false,
    animationSpeed: 500,
    animationLoop: false,
    allowOneSlide: false,
    start: () => $gallery.css("opacity", 1),
  })
  $gallery.find(slide).each((_, each) => {
    const picture = each.querySelector("img")
    if (Number(picture.dataset.large_image_width) > $gallery.width()) {
      window.jQuery(each).zoom({ url: picture.dataset.large_image, touch: false })
    }
  })
  const $trigger = window.jQuery('<a href="#" class="woocommerce-product-gallery__trigger">View</a>')
  $gallery.prepend($trigger)
  $trigger.on("click", (event) => {
    event.preventDefault()
    openViewer($gallery)
  })
}

function openViewer($gallery) {
  const items = $gallery
    .find(`${slide} a > img`)
    .get()
    .map(({ dataset, title }) => ({
      src: dataset.large_image,
      w: Number(dataset.large_image_width),
      h: Number(dataset.large_image_height),
      title,
    }))
  const options = { index: 0, shareEl: false, closeOnScroll: false, history: false, timeToIdle: 0 }
  const still = { showAnimationDuration: 0, hideAnimationDuration: 0 }
  new PhotoSwipe(document.querySelector(".pswp"), PhotoSwipeBars, items, { ...options, ...still }).init()
}
