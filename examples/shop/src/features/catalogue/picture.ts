import type { Look, Product, Variation } from "./product.ts"
import { figureViews, figureWidths, type FigureWidth } from "../pictures/figure.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** The width of a gallery's enlarged picture. */
export const largeWidthPx = 1280

/** The width of a gallery's pictures in most windows. */
export const galleryWidthPx = 960

/** The widths that a gallery offers. The ones between them are for cards. */
const galleryWidths: readonly FigureWidth[] = [320, galleryWidthPx, largeWidthPx]

/**
 * The `sizes` of a gallery's first picture, as in the stylesheet. The other pictures have the same, because each of
 * them can be selected.
 */
export const gallerySizes = "(min-width: 700px) min(46vw - 24px, 676px), 81vw"

/** A figure's picture: the number of a view, starting at 1, or the result of `pictureOf` for a variation. */
export type PictureName = number | `${number}` | `${number}-${string}`

/** The name of a variation's picture: 6, or "1-black-wraps" if its look differs from the product's. */
export function pictureOf({ view, look }: Pick<Variation, "view" | "look">): PictureName {
  const name = lookName(look)
  return name ? `${view}-${name}` : view
}

/** The name of a look in a picture's address: "black-wraps"; "" without differences. */
export function lookName({ palette, gloves }: Look): string {
  return [palette, gloves].filter(Boolean).join("-")
}

/** The address of a picture. Pictures are square. */
export function figureUrl(
  slug: string,
  picture: PictureName,
  widthPx: number,
  format: "webp" | "avif" = "webp",
): string {
  return `/figures/${slug}/${String(picture)}-${String(widthPx)}.${format}`
}

/** The `srcset` of a picture, in all widths. */
export function figureSrcset(slug: string, picture: PictureName, format: "webp" | "avif" = "webp"): string {
  return srcsetOf(figureWidths, (widthPx) => figureUrl(slug, picture, widthPx, format))
}

/** The `srcset` of a picture in a gallery. */
export function gallerySrcset(slug: string, picture: PictureName): string {
  return srcsetOf(galleryWidths, (widthPx) => figureUrl(slug, picture, widthPx))
}

function srcsetOf(widths: readonly FigureWidth[], urlOf: (widthPx: FigureWidth) => string): string {
  return widths.map((widthPx) => `${urlOf(widthPx)} ${String(widthPx)}w`).join(", ")
}

/** The text alternative of a view. */
export function figureAlt(
  product: Pick<Product, "name">,
  view: number,
  { language, texts }: Pick<Visit, "language" | "texts">,
): string {
  const words = figureViews[view - 1] ?? figureViews[0]
  return texts.product.view(product.name, language === "en" ? words.name_en : words.name_es)
}

/** The picture of a card. `sizes` is as in the stylesheet; `eager` is for cards visible before scrolling. */
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
 * The small picture of a basket's line. Its text alternative is empty, because the name is next to it. It is lazy,
 * because most baskets are in a closed drawer.
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

/** The home page's first picture. */
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
