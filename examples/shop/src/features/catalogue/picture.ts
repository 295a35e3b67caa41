import type { Look, Product, Variation } from "./product.ts"
import { figureViews, figureWidths, type FigureWidth } from "../pictures/figure.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** The width of the picture that a gallery opens. */
export const largeWidthPx = 1280

/** The width that a gallery's pictures have in most windows. */
export const galleryWidthPx = 960

/** What a gallery offers: nobody comes so near to a figure as here, and what lies between is photographed for cards. */
const galleryWidths: readonly FigureWidth[] = [320, galleryWidthPx, largeWidthPx]

/** How wide the stylesheet makes a gallery's first picture. The others get the same, since each may come to be looked at. */
export const gallerySizes = "(min-width: 922px) min(46vw - 24px, 676px), 81vw"

/** Which picture of a figure: a view's number, which counts from 1, or `pictureOf` a variation. */
export type PictureName = number | `${number}` | `${number}-${string}`

/** The picture that shows a variation: "6", or "1-black-wraps" where it differs from its product's figure. */
export function pictureOf({ view, look }: Pick<Variation, "view" | "look">): PictureName {
  const name = lookName(look)
  return name ? `${view}-${name}` : view
}

/** A look in an address: "black-wraps"; "" where nothing is different. */
export function lookName({ palette, gloves }: Look): string {
  return [palette, gloves].filter(Boolean).join("-")
}

/** Address of a picture. Pictures are square. */
export function figureUrl(
  slug: string,
  picture: PictureName,
  widthPx: number,
  format: "webp" | "avif" = "webp",
): string {
  return `/figures/${slug}/${String(picture)}-${String(widthPx)}.${format}`
}

/** All widths of a picture, for `srcset`. */
export function figureSrcset(slug: string, picture: PictureName, format: "webp" | "avif" = "webp"): string {
  return srcsetOf(figureWidths, (widthPx) => figureUrl(slug, picture, widthPx, format))
}

/** The widths of a picture in a gallery, for `srcset`. */
export function gallerySrcset(slug: string, picture: PictureName): string {
  return srcsetOf(galleryWidths, (widthPx) => figureUrl(slug, picture, widthPx))
}

function srcsetOf(widths: readonly FigureWidth[], urlOf: (widthPx: FigureWidth) => string): string {
  return widths.map((widthPx) => `${urlOf(widthPx)} ${String(widthPx)}w`).join(", ")
}

/** What a picture shows, in words. */
export function figureAlt(
  product: Pick<Product, "name">,
  view: number,
  { language, texts }: Pick<Visit, "language" | "texts">,
): string {
  const words = figureViews[view - 1] ?? figureViews[0]
  return texts.product.view(product.name, language === "en" ? words.name_en : words.name_es)
}

/** The picture of a card. `sizes` is what the stylesheet gives it; those in sight when a page opens don't wait for a scroll. */
export function cardPicture(product: Product, visit: Visit, { eager }: { readonly eager: boolean }): Html {
  const sizes = "(min-width: 1200px) min(23vw - 18px, 332px), (min-width: 768px) 30vw, 44vw"
  return html`<picture>
    <source type="image/avif" srcset="${figureSrcset(product.slug, 1, "avif")}" sizes="${sizes}" />
    <img
      class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail"
      src="${figureUrl(product.slug, 1, 480)}"
      srcset="${figureSrcset(product.slug, 1)}"
      sizes="${sizes}"
      width="480"
      height="480"
      alt="${figureAlt(product, 1, visit)}"
      ${eager ? "" : html`loading="lazy"`}
      decoding="async"
    />
  </picture>`
}

/**
 * The small picture of a basket's line. Its name stands beside it, so it says nothing of its own. Most stand in a closed
 * drawer, where no page should wait for them.
 */
export function thumbnail({ slug }: Pick<Product, "slug">, variation?: Variation): Html {
  const picture = variation ? pictureOf(variation) : 1
  return html`<img
    class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail"
    src="${figureUrl(slug, picture, 160)}"
    srcset="${figureUrl(slug, picture, 160)} 1x, ${figureUrl(slug, picture, 320)} 2x"
    width="80"
    height="80"
    alt=""
    loading="lazy"
    decoding="async"
  />`
}

/** The picture that the home page opens with. */
export function heroPicture(product: Product, visit: Visit): Html {
  const sizes = "(min-width: 768px) min(54vw, 82vh), 92vw"
  return html`<picture>
    <source type="image/avif" srcset="${figureSrcset(product.slug, 1, "avif")}" sizes="${sizes}" />
    <img
      src="${figureUrl(product.slug, 1, 960)}"
      srcset="${figureSrcset(product.slug, 1)}"
      sizes="${sizes}"
      width="960"
      height="960"
      alt="${figureAlt(product, 1, visit)}"
      fetchpriority="high"
    />
  </picture>`
}
