import { productData } from "../attribution/productData.ts"
import { stockOf, type Product } from "../catalogue/product.ts"
import type { RatingSummary } from "../reviews/review.ts"
import type { Notice } from "../../session/notice.ts"
import type { Visit } from "../../visit.ts"
import { productClasses, productList } from "../catalogue/card.ts"
import { gallery } from "./gallery.ts"
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

/** What a product's page shows. */
export interface ProductParts {
  readonly product: Product
  readonly related: readonly Product[]
  readonly reviews: ReviewsPart
  readonly notices: readonly Notice[]
}

/** A product's page between header and footer. */
export function productContent({ product, related, reviews, notices }: ProductParts, visit: Visit): Html {
  const { texts } = visit
  return html`${structuredData(product, reviews.page, visit)} ${productData(product, visit)}
    ${breadcrumb(product, visit)} ${noticesWrapper(notices)}
    <div id="product-${product.id}" class="${productClasses(product)}">
      ${gallery(product, visit)}
      <div class="summary entry-summary">
        <h1 class="product_title entry-title">${productName(product.name)}</h1>
        ${rating(reviews.page.summary, visit)}
        <p class="price">
          ${productPriceHtml(product, visit)} <small class="woocommerce-price-suffix">${texts.price.tax}</small>
        </p>
        <div class="woocommerce-product-details__short-description"><p>${product.summary}</p></div>
        ${product.kind === "simple" ? stockHtml(stockOf(product), visit) : ""} ${productForm(product, visit)}
        ${product.soldIndividually ? html`<p class="er-individually">${texts.product.individually}</p>` : ""}
        ${meta(product, visit)}
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

function breadcrumb(product: Product, { texts, links }: Visit): Html {
  const [category] = product.categories
  return html`<nav class="woocommerce-breadcrumb" aria-label="${texts.nav.breadcrumb}">
    <a href="${links.home}">${texts.nav.home}</a> / <a href="${links.archive}">${texts.nav.shop}</a>
    ${category && html`/ <a href="${links.category(category.slug)}">${category.name}</a>`} /
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
      >${texts.product.categories}:
      ${categories.map(
        ({ slug, name }, index) =>
          html`${index > 0 ? ", " : ""}<a href="${links.category(slug)}" rel="tag">${name}</a>`,
      )}</span
    >
  </div>`
}
