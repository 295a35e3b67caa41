import { lineSku, linePrice, type Basket, type BasketLine } from "../basket/basket.ts"
import { nameChoices } from "../catalogue/attributes.ts"
import type { Visit } from "../visit.ts"
import { html, type Html } from "./html.ts"
import { thumbnail } from "./picture.ts"
import { amountHtml, currentPriceHtml } from "./price.ts"
import { lineQuantity } from "./quantity.ts"

/** The link to the basket in both headers, with its count. */
export function cartLink(basket: Basket, { texts, links }: Visit): Html {
  return html`<a class="cart-container" href="${links.basket}" aria-label="${texts.basket.link(basket.count)}"
    ><span class="ast-cart-menu-wrap"
      ><span class="count"><span class="ast-count-text">${basket.count}</span></span></span
    ></a
  >`
}

/** What fills every copy of the mini-cart on a page. */
export function miniCart(basket: Basket, visit: Visit): Html {
  const { texts, links } = visit
  if (basket.lines.length === 0) {
    return html`<p class="woocommerce-mini-cart__empty-message">${texts.basket.empty}</p>
      <p class="woocommerce-mini-cart__buttons buttons">
        <a href="${links.archive}" class="button">${texts.nav.shop}</a>
      </p>`
  }
  return html`<ul class="woocommerce-mini-cart cart_list product_list_widget">
      ${basket.lines.map((line) => miniCartItem(line, visit))}
    </ul>
    <p class="woocommerce-mini-cart__total total">
      <strong>${texts.basket.subtotal}:</strong> ${amountHtml(basket.itemsMinor, visit)}
    </p>
    <p class="woocommerce-mini-cart__buttons buttons">
      <a href="${links.basket}" class="button wc-forward">${texts.basket.view}</a>
      <a href="${links.checkout}" class="button checkout wc-forward">${texts.basket.checkout}</a>
    </p>`
}

/** Where a line is removed by a link. */
export function removeHref(key: string, { shop, session, links }: Visit): string {
  return `${links.basket}?remove_item=${key}&_wpnonce=${shop.nonces.issue("woocommerce-cart", session.id)}`
}

/** What was chosen of a variable product. */
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

function miniCartItem(line: BasketLine, visit: Visit): Html {
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
    <a href="${visit.links.product(product.slug)}">${thumbnail(product, variation)}${product.name}</a>
    ${choicesList(line)} ${lineQuantity(line, visit)}
    <span class="quantity">${quantity} × ${currentPriceHtml(linePrice(line), visit)}</span>
  </li>`
}
