import { currentMinor, type Product, type Variation } from "../catalogue/product.ts"
import type { Visit } from "../visit.ts"
import { markupOf } from "./html.ts"
import { figureAlt, figureSrcset, figureUrl, gallerySizes, largeWidthPx } from "./picture.ts"
import { priceHtml } from "./price.ts"
import { stockHtml } from "./stock.ts"

/** A variation as the form carries it for scripts, member by member what the platform prints. */
export function describeVariation(product: Product, variation: Variation, visit: Visit): object {
  const { id, sku, stock, choices } = variation
  return {
    attributes: Object.fromEntries(Object.entries(choices).map(([key, value]) => [`attribute_${key}`, value])),
    availability_html: markupOf(stockHtml(stock, visit)),
    backorders_allowed: false,
    dimensions: { length: "", width: "", height: "" },
    dimensions_html: "",
    display_price: currentMinor(variation) / 100,
    display_regular_price: variation.regularMinor / 100,
    image: describeImage(product, visit),
    image_id: product.id,
    is_downloadable: false,
    is_in_stock: stock > 0,
    is_purchasable: true,
    is_sold_individually: product.soldIndividually ? "yes" : "no",
    is_virtual: false,
    max_qty: stock,
    min_qty: 1,
    price_html: `<span class="price">${markupOf(priceHtml(variation, visit))}</span>`,
    sku,
    variation_description: "",
    variation_id: id,
    variation_is_active: true,
    variation_is_visible: true,
    weight: "",
    weight_html: "",
  }
}

function describeImage(product: Product, visit: Visit): object {
  const { slug } = product
  const alt = figureAlt(product, 1, visit)
  const large = figureUrl(slug, 1, largeWidthPx)
  return {
    title: product.name,
    caption: alt,
    url: large,
    alt,
    src: figureUrl(slug, 1, 640),
    srcset: figureSrcset(slug, 1),
    sizes: gallerySizes,
    full_src: large,
    full_src_w: largeWidthPx,
    full_src_h: largeWidthPx,
    gallery_thumbnail_src: figureUrl(slug, 1, 160),
    gallery_thumbnail_src_w: 160,
    gallery_thumbnail_src_h: 160,
    thumb_src: figureUrl(slug, 1, 480),
    thumb_src_w: 480,
    thumb_src_h: 480,
    src_w: 640,
    src_h: 640,
  }
}
