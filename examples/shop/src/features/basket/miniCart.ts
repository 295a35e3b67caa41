import { lineSku, type Basket, type BasketLine, type PricedLine } from "./basket.ts"
import { nameChoices } from "../catalogue/attributes.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { formatPrice } from "../../texts/money.ts"
import { thumbnail } from "../catalogue/picture.ts"
import { amountHtml, currentPriceHtml } from "../catalogue/price.ts"
import { lineQuantity } from "../product/quantity.ts"
import { productPath } from "../product/paths.ts"
import { checkoutPath } from "../checkout/paths.ts"
import { archivePath } from "../catalogue/paths.ts"
import { basketPath } from "./paths.ts"

/** The link to the basket in both headers, with its count. */
export function cartLink(basket: Basket, { texts, links }: Visit): Html {
  return html`<a class="cart-container" href="${links.to(basketPath)}" aria-label="${texts.basket.link(basket.count)}"
    ><span class="ast-cart-menu-wrap"
      ><span class="count"><span class="ast-count-text">${basket.count}</span></span></span
    ></a
  >`
}

/** The content of every mini-cart on a page. */
export function miniCart(basket: Basket, visit: Visit): Html {
  const { texts, links } = visit
  if (basket.lines.length === 0) {
    return html`<p class="woocommerce-mini-cart__empty-message">${texts.basket.empty}</p>
      <p class="woocommerce-mini-cart__buttons buttons">
        <a href="${links.to(archivePath)}" class="button">${texts.archive.title}</a>
      </p>`
  }
  return html`${freeShippingProgress(basket, visit)}
    <ul class="woocommerce-mini-cart cart_list product_list_widget">
      ${basket.lines.map((line) => miniCartItem(line, visit))}
    </ul>
    <p class="woocommerce-mini-cart__total total">
      <strong>${texts.basket.subtotal}:</strong> ${amountHtml(basket.itemsMinor, visit)}
    </p>
    <p class="woocommerce-mini-cart__buttons buttons">
      <a href="${links.to(basketPath)}" class="button wc-forward">${texts.basket.view}</a>
      <a href="${links.to(checkoutPath)}" class="button checkout wc-forward">${texts.basket.checkout}</a>
    </p>`
}

/** The amount that is missing for free shipping; nothing where shipping is never free. */
function freeShippingProgress(
  { itemsMinor, discountMinor, freeFromMinor }: Basket,
  { language, currency, texts }: Visit,
): Html {
  if (freeFromMinor === undefined) return html``
  const paidMinor = itemsMinor - discountMinor
  const missingMinor = freeFromMinor - paidMinor
  const words =
    missingMinor > 0
      ? texts.basket.freeShippingMissing(formatPrice(missingMinor, language, currency))
      : texts.basket.freeShippingReached
  return html`<div class="er-free-shipping">
    <p>${words}</p>
    <progress value="${Math.min(paidMinor, freeFromMinor)}" max="${freeFromMinor}" aria-label="${words}"></progress>
  </div>`
}

/** The address of a line's remove link. */
export function removeHref(key: string, { shop, session, links }: Visit): string {
  return `${links.to(basketPath)}?remove_item=${key}&_wpnonce=${shop.nonces.issue("woocommerce-cart", session.id)}`
}

/** The chosen options of a variable product. */
export function choicesList({ product, variation }: BasketLine): Html {
  const choices = nameChoices(product, variation)
  if (choices.length === 0) return html``
  return html`<dl class="variation">
    ${choices.map(
      ({ key, label, value }) =>
        html`<dt class="variation-${key}">${label}:</dt>
          <dd class="variation-${key}"><p>${value}</p></dd>`,
    )}
  </dl>`
}

function miniCartItem(line: PricedLine, visit: Visit): Html {
  const { product, variation, key, quantity } = line
  const { basket: texts } = visit.texts
  return html`<li class="woocommerce-mini-cart-item mini_cart_item">
    <a
      role="button"
      href="${removeHref(key, visit)}"
      class="remove remove_from_cart_button"
      aria-label="${texts.remove(product.name)}"
      data-product_id="${product.id}"
      data-cart_item_key="${key}"
      data-product_sku="${lineSku(line)}"
      data-success_message="${texts.removed(product.name)}"
      >×</a
    >
    <a href="${visit.links.to(productPath(product.slug))}">${thumbnail(product, variation)}${product.name}</a>
    ${choicesList(line)}
    <span class="quantity"
      >${product.soldIndividually ? `${String(quantity)} × ` : ""}${currentPriceHtml(line.price, visit)}</span
    >
    <div class="er-line-cost">
      ${lineQuantity(line, visit)} <strong>${amountHtml(line.subtotalMinor, visit)}</strong>
    </div>
  </li>`
}
