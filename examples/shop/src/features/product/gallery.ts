import type { Product } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import {
  figureAlt,
  figureUrl,
  gallerySizes,
  gallerySrcset,
  galleryWidthPx,
  largeWidthPx,
} from "../catalogue/picture.ts"

type Speaker = Pick<Visit, "language" | "texts">

const thumbSizes = "100px"

/**
 * The product's photos in the platform's markup. The platform hides them until its script has run; here they are visible from the start,
 * also without a script.
 */
export function gallery(product: Product, visit: Speaker): Html {
  if (product.viewCount === 0) return emptyGallery(visit)
  const views = Array.from({ length: product.viewCount }, (_, index) => index + 1)
  return html`<div
    class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images"
    data-columns="4"
  >
    <div class="woocommerce-product-gallery__wrapper">${views.map((view) => galleryImage(product, view, visit))}</div>
  </div>`
}

/** The placeholder of a product without photos. */
function emptyGallery({ texts }: Speaker): Html {
  return html`<div
    class="woocommerce-product-gallery woocommerce-product-gallery--without-images woocommerce-product-gallery--columns-4 images"
    data-columns="4"
  >
    <div class="woocommerce-product-gallery__wrapper">
      <div class="woocommerce-product-gallery__image--placeholder">
        <img
          class="wp-post-image"
          src="/favicon.svg"
          width="${galleryWidthPx}"
          height="${galleryWidthPx}"
          alt="${texts.product.noPicture}"
        />
      </div>
    </div>
  </div>`
}

function galleryImage(product: Product, view: number, visit: Speaker): Html {
  const { slug } = product
  const large = figureUrl(slug, view, largeWidthPx)
  const alt = figureAlt(product, view, visit)
  return html`<div
    class="woocommerce-product-gallery__image"
    data-er-position="${view} / ${product.viewCount}"
    data-thumb="${figureUrl(slug, view, 160)}"
    data-thumb-alt="${alt}"
    data-thumb-srcset="${figureUrl(slug, view, 160)} 160w, ${figureUrl(slug, view, 320)} 320w"
    data-thumb-sizes="${thumbSizes}"
  >
    <a href="${large}"
      ><img
        class="${view === 1 ? "wp-post-image" : "attachment-woocommerce_single"}"
        src="${figureUrl(slug, view, galleryWidthPx)}"
        srcset="${gallerySrcset(slug, view)}"
        sizes="${gallerySizes}"
        width="${galleryWidthPx}"
        height="${galleryWidthPx}"
        alt="${alt}"
        title="${product.name}"
        data-caption="${alt}"
        data-src="${large}"
        data-large_image="${large}"
        data-large_image_width="${largeWidthPx}"
        data-large_image_height="${largeWidthPx}"
        ${view === 1 ? html`fetchpriority="high"` : html`loading="lazy"`}
        decoding="async"
    /></a>
  </div>`
}
