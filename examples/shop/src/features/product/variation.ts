import { nameChoices } from "../catalogue/attributes.ts"
import { convertPrice, currentMinor, type Product, type Variation } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, markupOf, type Html } from "../../html/html.ts"
import {
  figureAlt,
  figureUrl,
  gallerySizes,
  gallerySrcset,
  galleryWidthPx,
  largeWidthPx,
  lookName,
  pictureOf,
} from "../catalogue/picture.ts"
import { cataloguePriceHtml } from "../catalogue/price.ts"
import { formatDecimal } from "../../texts/money.ts"
import { formatSize, formatWeight } from "./productMeasures.ts"
import { stockHtml } from "./stock.ts"

/** Describes a variation for scripts, with the platform's members. Prices are decimal numbers in the visit's currency. */
export function describeVariation(product: Product, variation: Variation, visit: Visit): object {
  const { id, sku, stock, choices, description } = variation
  const price = convertPrice(variation, visit.currency)
  return {
    attributes: Object.fromEntries(Object.entries(choices).map(([key, value]) => [`attribute_${key}`, value])),
    availability_html: markupOf(stockHtml({ stock, isMadeToOrder: product.isMadeToOrder }, visit)),
    backorders_allowed: false,
    display_price: Number(formatDecimal(currentMinor(price), visit.currency)),
    display_regular_price: Number(formatDecimal(price.regularMinor, visit.currency)),
    gallery_image_ids: [],
    gallery_images_html: "",
    image: describeImage(product, variation, visit),
    image_id: imageIdOf(product, variation),
    is_downloadable: false,
    is_in_stock: stock > 0,
    is_purchasable: true,
    is_sold_individually: product.soldIndividually ? "yes" : "no",
    is_virtual: false,
    max_qty: stock,
    min_qty: 1,
    price_html: markupOf(variationPrice(variation, visit)),
    sku,
    variation_description: description && markupOf(html`<p>${description}</p>`),
    variation_id: id,
    variation_is_active: true,
    variation_is_visible: true,
    ...describeMeasures(product, variation, visit),
  }
}

/** The description, price and availability of the chosen variation. Scripts replace them when another is chosen. */
export function variationBlock({ isMadeToOrder }: Product, variation: Variation, visit: Visit): Html {
  const { description, stock } = variation
  return html`<div class="woocommerce-variation-description">${description && html`<p>${description}</p>`}</div>
    <div class="woocommerce-variation-price">${variationPrice(variation, visit)}</div>
    <div class="woocommerce-variation-availability">${stockHtml({ stock, isMadeToOrder }, visit)}</div>`
}

/** The templates that scripts fill for a chosen variation, and for one that is unavailable. */
export function variationTemplates({ texts }: Visit): Html {
  return html`<script type="text/template" id="tmpl-variation-template">
      <div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
      <div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
      <div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
    </script>
    <script type="text/template" id="tmpl-unavailable-variation-template">
      <p role="alert">${texts.product.unavailable}</p>
    </script>`
}

function variationPrice(variation: Variation, visit: Visit): Html {
  return html`<span class="price"
    >${cataloguePriceHtml(variation, visit)}
    <small class="woocommerce-price-suffix">${visit.texts.price.tax}</small></span
  >`
}

function describeMeasures(product: Product, variation: Variation, { language }: Visit): object {
  const measures = variation.measures ?? product.measures
  if (!measures) {
    return { dimensions: { length: "", width: "", height: "" }, dimensions_html: "", weight: "", weight_html: "" }
  }
  const { weightGrams, lengthMm, widthMm, heightMm } = measures
  return {
    dimensions: { length: String(lengthMm / 10), width: String(widthMm / 10), height: String(heightMm / 10) },
    dimensions_html: formatSize(measures, language),
    weight: String(weightGrams / 1000),
    weight_html: formatWeight(measures, language),
  }
}

/** Variations with the same picture share an id, so that scripts don't replace a picture with itself. */
function imageIdOf({ variations }: Product, variation: Variation): number {
  const picture = pictureOf(variation)
  return (variations.find((other) => pictureOf(other) === picture) ?? variation).id
}

function describeImage(product: Product, variation: Variation, visit: Visit): object {
  const { slug } = product
  const picture = pictureOf(variation)
  const alt = variationAlt(product, variation, visit)
  const large = figureUrl(slug, picture, largeWidthPx)
  return {
    title: product.name,
    caption: alt,
    url: large,
    alt,
    src: figureUrl(slug, picture, galleryWidthPx),
    srcset: gallerySrcset(slug, picture),
    sizes: gallerySizes,
    full_src: large,
    full_src_w: largeWidthPx,
    full_src_h: largeWidthPx,
    gallery_thumbnail_src: figureUrl(slug, picture, 160),
    gallery_thumbnail_src_w: 160,
    gallery_thumbnail_src_h: 160,
    thumb_src: figureUrl(slug, picture, 480),
    thumb_src_w: 480,
    thumb_src_h: 480,
    src_w: galleryWidthPx,
    src_h: galleryWidthPx,
  }
}

/** A picture from the gallery keeps its alternative text; other pictures name the choices that they show. */
function variationAlt(product: Product, variation: Variation, visit: Visit): string {
  if (lookName(variation.look) === "") return figureAlt(product, variation.view, visit)
  const choices = nameChoices(product, variation).map(({ value }) => value)
  return visit.texts.product.view(product.name, choices.join(", "))
}
