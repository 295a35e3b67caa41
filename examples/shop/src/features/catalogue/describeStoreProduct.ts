import { html, markupOf } from "../../html/html.ts"
import { currencyFormat } from "../../texts/money.ts"
import type { StoreRating } from "../reviews/storeReviews.ts"
import type { Visit } from "../../visit.ts"
import { productPath } from "../product/paths.ts"
import { nameChoices } from "./attributes.ts"
import { figureAlt, figureSrcset, figureUrl, largeWidthPx, type PictureName, pictureOf } from "./picture.ts"
import {
  convertPrice,
  currentMinor,
  isOnSale,
  lowestRegularMinor,
  lowStockFrom,
  priceRange,
  type Product,
  stockOf,
  type Variation,
} from "./product.ts"

/** Formats a product as the Store API sends it. Source: docs/page-contract.md, "The products' server". */
export function describeStoreProduct(product: Product, visit: Visit, rating?: StoreRating): object {
  const { fromMinor, toMinor } = priceRange(product, visit.currency)
  const [price, highest] = [String(fromMinor), String(toMinor)]
  return {
    ...describeCommon(product, { id: product.id, stock: stockOf(product), picture: 1, sku: product.sku }, visit),
    ...{ parent: 0, type: product.kind, variation: "", on_sale: isOnSale(product) },
    images: listViews(product).map((view) => describeImage(product, view, visit)),
    description: markupOf(html`${product.story.map((paragraph) => html`<p>${paragraph}</p>`)}`),
    ...{ average_rating: rating?.average ?? "0", review_count: rating?.count ?? 0 },
    prices: {
      price,
      regular_price: String(lowestRegularMinor(product, visit.currency)),
      sale_price: price,
      price_range: price === highest ? null : { min_amount: price, max_amount: highest },
      ...currencyFormat(visit.language, visit.currency),
    },
    attributes: [...describeChoices(product), ...product.facts.map(describeFact)],
    variations: product.variations.map(({ id, choices }) => ({
      id,
      attributes: product.attributes.map(({ key, label }) => ({ name: label, value: choices[key] ?? null })),
    })),
    has_options: product.kind === "variable",
  }
}

/** Formats a variation as the Store API sends it: a product with its own price, stock and picture. */
export function describeStoreVariation(product: Product, variation: Variation, visit: Visit): object {
  const { id, sku, stock } = variation
  const price = convertPrice(variation, visit.currency)
  const current = String(currentMinor(price))
  return {
    ...describeCommon(product, { id, sku, stock, picture: pictureOf(variation) }, visit),
    ...{ parent: product.id, type: "variation", on_sale: variation.saleMinor !== null },
    variation: nameChoices(product, variation)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(", "),
    prices: {
      ...{ price: current, regular_price: String(price.regularMinor), sale_price: current, price_range: null },
      ...currencyFormat(visit.language, visit.currency),
    },
    ...{ attributes: [], variations: [], has_options: false },
  }
}

function describeChoices({ attributes, defaultChoices }: Product): readonly object[] {
  return attributes.map(({ key, label, options }, index) => ({
    ...{ id: index + 1, name: label, taxonomy: `pa_${key}`, has_variations: true },
    terms: options.map(({ value, label: name }, place) => ({
      ...{ id: place + 1, name, slug: value },
      ...(value === defaultChoices[key] && { default: true }),
    })),
  }))
}

/** An attribute of the product alone, which isn't chosen. */
function describeFact({ label, value }: Product["facts"][number]): object {
  return { id: 0, name: label, taxonomy: null, has_variations: false, terms: [{ id: 0, name: value, slug: value }] }
}

function listViews({ viewCount }: Product): readonly number[] {
  return Array.from({ length: Math.max(viewCount, 1) }, (_, index) => index + 1)
}

interface OwnMembers {
  readonly id: number
  readonly sku: string
  readonly stock: number
  readonly picture: PictureName
}

function describeCommon(product: Product, { id, sku, stock, picture }: OwnMembers, visit: Visit) {
  const { links, texts } = visit
  const { slug, name, isMadeToOrder, soldIndividually } = product
  const permalink = links.absolute(links.to(productPath(slug)))
  const isInStock = stock > 0
  const isLow = isInStock && !isMadeToOrder && stock <= lowStockFrom
  const isAdded = product.kind === "simple" && isInStock
  const words = isMadeToOrder ? texts.product.madeToOrder : isLow ? texts.product.lowStock(stock) : ""
  return {
    ...{ id, name, slug, permalink, sku },
    short_description: markupOf(html`<p>${product.summary}</p>`),
    images: [describeImage(product, picture, visit)],
    categories: product.categories.map((category) => ({ id: category.id, name: category.name, slug: category.slug })),
    tags: [],
    ...{ is_purchasable: true, is_in_stock: isInStock, is_on_backorder: false },
    low_stock_remaining: isLow ? stock : null,
    stock_availability: {
      text: isInStock ? words : texts.product.outOfStock,
      class: isInStock ? "in-stock" : "out-of-stock",
    },
    sold_individually: soldIndividually,
    add_to_cart: {
      text: "",
      url: isAdded ? `?add-to-cart=${String(id)}` : permalink,
      ...{ minimum: 1, maximum: soldIndividually ? 1 : Math.max(stock, 1), multiple_of: 1 },
    },
  }
}

function describeImage(product: Product, picture: PictureName, visit: Visit): object {
  const { absolute } = visit.links
  const { slug, name } = product
  return {
    id: product.id,
    src: absolute(figureUrl(slug, picture, largeWidthPx)),
    thumbnail: absolute(figureUrl(slug, picture, 480)),
    srcset: figureSrcset(slug, picture)
      .split(", ")
      .map((candidate) => absolute(candidate))
      .join(", "),
    sizes: "(max-width: 480px) 100vw, 480px",
    name,
    alt: figureAlt(product, Number.parseInt(String(picture), 10), visit),
  }
}
