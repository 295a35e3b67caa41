import { productData } from "../attribution/productData.ts"
import { isOnSale, stockOf, type Product } from "../catalogue/product.ts"
import type { RatingSummary } from "../reviews/review.ts"
import type { Notice } from "../../session/notice.ts"
import type { Visit } from "../../visit.ts"
import { productClasses, productList } from "../catalogue/card.ts"
import { gallery } from "./gallery.ts"
import { insteadList } from "./instead.ts"
import { promises } from "./promises.ts"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { productPriceHtml } from "../catalogue/price.ts"
import { productForm } from "./productForm.ts"
import { productName } from "../catalogue/productName.ts"
import { productTabs } from "./productTabs.ts"
import type { ReviewsPart } from "../reviews/reviews.ts"
import { starRating } from "../reviews/stars.ts"
import { stockHtml } from "./stock.ts"
import { structuredData } from "./structuredData.ts"
import { archivePath, categoryPath } from "../catalogue/paths.ts"

/** The number of alternatives to a sold-out product. */
export const insteadCount = 3

/** The data of a product page. */
export interface ProductData {
  readonly product: Product
  /** Related products. If the product is sold out, the first `insteadCount` are shown instead of its form. */
  readonly related: readonly Product[]
  /** The order value from which shipping to the shopper is free, in minor units of the visit's currency; undefined if it never is. */
  readonly freeFromMinor: number | undefined
  readonly reviews: ReviewsPart
  readonly notices: readonly Notice[]
}

/** The product page between header and footer. */
export function productContent(parts: ProductData, visit: Visit): Html {
  const { product, reviews, notices } = parts
  const { texts } = visit
  const stock = stockOf(product)
  const [instead, related] = stock === 0 ? splitAt(parts.related, insteadCount) : [[], parts.related]
  return html`${structuredData(product, reviews.page, visit)} ${productData(product, visit)}
    ${breadcrumb(product, visit)} ${noticesWrapper(notices)}
    <div id="product-${product.id}" class="${productClasses(product)}">
      ${isOnSale(product) ? html`<span class="onsale">${texts.product.sale}</span>` : ""} ${gallery(product, visit)}
      <div class="summary entry-summary">
        <h1 class="product_title entry-title">${productName(product.name)}</h1>
        ${rating(reviews.page.summary, visit)}
        <p class="price">
          ${productPriceHtml(product, visit)} <small class="woocommerce-price-suffix">${texts.price.tax}</small>
        </p>
        <div class="woocommerce-product-details__short-description"><p>${product.summary}</p></div>
        ${(product.kind === "simple" && !product.isVirtual) || stock === 0 ? stockHtml({ ...product, stock }, visit) : ""}
        ${productForm(product, visit)} ${insteadList(instead, visit)}
        ${product.soldIndividually ? html`<p class="er-individually">${texts.product.individually}</p>` : ""}
        ${stock > 0 ? promises(product, parts.freeFromMinor, visit) : ""} ${meta(product, visit)}
      </div>
      ${productTabs(product, reviews, visit)}
      ${
        related.length === 0
          ? ""
          : html`<section class="related products">
              <h2>${texts.product.related}</h2>
              ${productList(related, visit, { headingLevel: 3 })}
            </section>`
      }
    </div>`
}

function splitAt<Item>(items: readonly Item[], index: number): [readonly Item[], readonly Item[]] {
  return [items.slice(0, index), items.slice(index)]
}

function breadcrumb(product: Product, { texts, links }: Visit): Html {
  const [category] = product.categories
  return html`<nav class="woocommerce-breadcrumb" aria-label="${texts.nav.breadcrumb}">
    <a href="${links.home}">${texts.nav.home}</a> / <a href="${links.to(archivePath)}">${texts.archive.title}</a>
    ${category && html`/ <a href="${links.to(categoryPath(category.slug))}">${category.name}</a>`} /
    <span aria-current="page">${product.name}</span>
  </nav>`
}

function rating({ count, average }: RatingSummary, visit: Visit): Html {
  if (count === 0) return html``
  return html`<div class="woocommerce-product-rating">
    ${starRating(average, visit)}
    <a href="#reviews" class="woocommerce-review-link" rel="nofollow">${visit.texts.reviews.link(count)}</a>
  </div>`
}

function meta({ sku, categories }: Product, { texts, links }: Visit): Html {
  return html`<div class="product_meta">
    <span class="sku_wrapper">${texts.product.sku}: <span class="sku">${sku}</span></span>
    <span class="posted_in"
      >${texts.product.categories(categories.length)}:
      ${categories.map(
        ({ slug, name }, index) =>
          html`${index > 0 ? ", " : ""}<a href="${links.to(categoryPath(slug))}" rel="tag">${name}</a>`,
      )}</span
    >
  </div>`
}
