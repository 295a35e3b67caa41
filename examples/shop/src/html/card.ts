import { isOnSale, stockOf, type Product } from "../catalogue/product.ts"
import type { Visit } from "../visit.ts"
import { html, type Html } from "./html.ts"
import { cardPicture } from "./picture.ts"
import { productPriceHtml } from "./price.ts"
import { productName } from "./productName.ts"

const columns = 4

/** The cards of an archive, of a shelf, of related products. `eagerCount` of them are in sight at once. */
export function productList(products: readonly Product[], visit: Visit, eagerCount = 0): Html {
  return html`<ul class="products columns-${columns}">
    ${products.map((product, index) => card(product, index, visit, index < eagerCount))}
  </ul>`
}

/** The classes that tell a product's state, on its card and on its page. */
export function productClasses(product: Product): string {
  return [
    "product",
    "type-product",
    `post-${String(product.id)}`,
    "status-publish",
    stockOf(product) > 0 ? "instock" : "outofstock",
    ...product.categories.map(({ slug }) => `product_cat-${slug}`),
    product.viewCount > 0 ? "has-post-thumbnail" : "",
    isOnSale(product) ? "sale" : "",
    product.soldIndividually ? "sold-individually" : "",
    "shipping-taxable taxable purchasable",
    `product-type-${product.kind}`,
  ]
    .filter(Boolean)
    .join(" ")
}

function card(product: Product, index: number, visit: Visit, eager: boolean): Html {
  const href = visit.links.product(product.slug)
  const place = index % columns === 0 ? "first" : index % columns === columns - 1 ? "last" : ""
  return html`<li class="ast-article-single ${productClasses(product)} ${place}">
    <div class="astra-shop-thumbnail-wrap">
      ${label(product, visit)} ${onImageButton(product, visit)}
      <a
        href="${href}"
        class="woocommerce-LoopProduct-link woocommerce-loop-product__link"
        tabindex="-1"
        aria-hidden="true"
        >${cardPicture(product, visit, { eager })}</a
      >
    </div>
    <div class="astra-shop-summary-wrap">
      <span class="ast-woo-product-category">${product.categories[0]?.name}</span>
      <a href="${href}" class="ast-loop-product__link"
        ><h2 class="woocommerce-loop-product__title">${productName(product.name)}</h2></a
      >
      <span class="price">${productPriceHtml(product, visit)}</span>
      ${mainButton(product, visit)}
    </div>
  </li>`
}

function label(product: Product, { texts }: Visit): Html {
  if (stockOf(product) === 0) return html`<span class="ast-shop-product-out-of-stock">${texts.card.soldOut}</span>`
  return isOnSale(product)
    ? html`<span class="ast-on-card-button ast-onsale-card onsale">${texts.card.sale}</span>`
    : html``
}

/** Only what needs no choice is added from a card; every other button is a link to the product. */
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
    ><span class="ast-card-action-tooltip">${card.add}</span
    ><span class="ahfb-svg-iconset" aria-hidden="true"
      ><svg viewBox="0 0 24 24" width="20" height="20" focusable="false">
        <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" fill="currentColor" /></svg></span
  ></a>`
}

function mainButton(product: Product, visit: Visit): Html {
  const { card } = visit.texts
  const href = visit.links.product(product.slug)
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
