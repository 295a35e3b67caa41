import { isOnSale, stockOf, type Product } from "./product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { cardPicture } from "./picture.ts"
import { productPriceHtml } from "./price.ts"
import { productName } from "./productName.ts"
import { productPath } from "../product/paths.ts"

const columns = 4

interface ProductListOptions {
  /** The number of cards that are visible before scrolling. */
  readonly eagerCount?: number
  /** 3 if the list has a heading of its own. */
  readonly headingLevel?: 2 | 3
}

interface CardOptions {
  readonly index: number
  readonly isEager: boolean
  readonly headingLevel: 2 | 3
}

/** The cards of an archive, a shelf or related products. */
export function productList(
  products: readonly Product[],
  visit: Visit,
  { eagerCount = 0, headingLevel = 2 }: ProductListOptions = {},
): Html {
  return html`<ul class="products columns-${columns}">
    ${products.map((product, index) => card(product, visit, { index, isEager: index < eagerCount, headingLevel }))}
  </ul>`
}

/** The classes for a product's state, on its card and on its page. */
export function productClasses(product: Product): string {
  return [
    "product",
    "type-product",
    `post-${String(product.id)}`,
    "status-publish",
    stockOf(product) > 0 ? "instock" : "outofstock",
    ...product.categories.map(({ slug }) => `product_cat-${slug}`),
    "has-post-thumbnail",
    isOnSale(product) ? "sale" : "",
    product.soldIndividually ? "sold-individually" : "",
    "shipping-taxable taxable purchasable",
    `product-type-${product.kind}`,
  ]
    .filter(Boolean)
    .join(" ")
}

function card(product: Product, visit: Visit, { index, isEager, headingLevel }: CardOptions): Html {
  const href = visit.links.to(productPath(product.slug))
  const place = index % columns === 0 ? "first" : index % columns === columns - 1 ? "last" : ""
  return html`<li class="ast-article-single ${productClasses(product)} ${place}">
    <div class="astra-shop-thumbnail-wrap">
      ${label(product, visit)} ${onImageButton(product, visit)}
      <a
        href="${href}"
        class="woocommerce-LoopProduct-link woocommerce-loop-product__link"
        tabindex="-1"
        aria-hidden="true"
        >${cardPicture(product, visit, { eager: isEager })}</a
      >
    </div>
    <div class="astra-shop-summary-wrap">
      <span class="ast-woo-product-category">${product.categories[0]?.name}</span>
      <a href="${href}" class="ast-loop-product__link">${cardTitle(product, headingLevel)}</a>
      <span class="price">${productPriceHtml(product, visit)}</span>
      ${mainButton(product, visit)}
    </div>
  </li>`
}

function cardTitle({ name }: Product, level: 2 | 3): Html {
  const title = html`${productName(name)}`
  return level === 2
    ? html`<h2 class="woocommerce-loop-product__title">${title}</h2>`
    : html`<h3 class="woocommerce-loop-product__title">${title}</h3>`
}

function label(product: Product, { texts }: Visit): Html {
  if (stockOf(product) === 0) return html`<span class="ast-shop-product-out-of-stock">${texts.card.soldOut}</span>`
  return isOnSale(product)
    ? html`<span class="ast-on-card-button ast-onsale-card onsale">${texts.card.sale}</span>`
    : html``
}

/** Only a product in stock without choices can be added from its card. The other buttons are links to the product. */
function canAddFromCard(product: Product): boolean {
  return product.kind === "simple" && stockOf(product) > 0
}

function addData(product: Product, visit: Visit): Html {
  return html`href="${addHref(product, visit)}" data-quantity="1" data-product_id="${product.id}"
  data-product_sku="${product.sku}" aria-label="${visit.texts.card.addName(product.name)}" rel="nofollow" role="button"`
}

function addHref(product: Product, { url }: Visit): string {
  const query = new URLSearchParams(url.searchParams)
  query.set("add-to-cart", String(product.id))
  return `${url.pathname}?${query.toString()}`
}

function onImageButton(product: Product, visit: Visit): Html {
  const { card } = visit.texts
  if (!canAddFromCard(product)) return html``
  return html`<a
    class="ast-on-card-button ast-select-options-trigger product_type_simple add_to_cart_button ajax_add_to_cart"
    ${addData(product, visit)}
    tabindex="-1"
    aria-hidden="true"
    ><span class="ast-card-action-tooltip">${card.add}</span
    ><span class="ahfb-svg-iconset" aria-hidden="true"
      ><svg viewBox="0 0 24 24" width="20" height="20" focusable="false">
        <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" fill="currentColor" /></svg></span
  ></a>`
}

function mainButton(product: Product, visit: Visit): Html {
  const { card } = visit.texts
  const href = visit.links.to(productPath(product.slug))
  if (stockOf(product) === 0) {
    return html`<a
      href="${href}"
      class="button product_type_${product.kind}"
      data-success_message=""
      aria-label="${card.readName(product.name)}"
      rel="nofollow"
      >${card.read}</a
    >`
  }
  if (product.kind === "variable") {
    return html`<a
      href="${href}"
      class="button product_type_variable add_to_cart_button"
      data-product_id="${product.id}"
      data-product_sku="${product.sku}"
      aria-label="${card.chooseName(product.name)}"
      rel="nofollow"
      >${card.choose}</a
    >`
  }
  const describedBy = `woocommerce_loop_add_to_cart_link_describedby_${String(product.id)}`
  return html`<a
      class="button product_type_simple add_to_cart_button ajax_add_to_cart"
      ${addData(product, visit)}
      aria-describedby="${describedBy}"
      data-success_message="${card.added(product.name)}"
      >${card.add}</a
    ><span id="${describedBy}" class="screen-reader-text"></span>`
}
