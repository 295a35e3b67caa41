import type { Basket, PricedLine } from "./basket.ts"
import { lineConflict } from "./conflicts.ts"
import { refusalText } from "./refusalText.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { couponsTexts } from "../coupons/texts.ts"
import { languageField } from "../site/language.ts"
import { choicesList, removeHref } from "./miniCart.ts"
import { thumbnail } from "../catalogue/picture.ts"
import { amountHtml, priceHtml } from "../catalogue/price.ts"
import { productName } from "../catalogue/productName.ts"
import { lineQuantity } from "../product/quantity.ts"
import { productPath } from "../product/paths.ts"
import { basketPath } from "./paths.ts"

/** The form with all lines: quantities are submitted, a line is removed by its link. */
export function basketForm(basket: Basket, visit: Visit): Html {
  const { texts, links, shop, session } = visit
  const { basket: words } = texts
  return html`<form class="woocommerce-cart-form" action="${links.to(basketPath)}" method="post">
    <table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
      <thead>
        <tr>
          <th class="product-remove"><span class="screen-reader-text">${words.removeHeading}</span></th>
          <th class="product-thumbnail" aria-hidden="true"></th>
          <th scope="col" class="product-name">${words.product}</th>
          <th scope="col" class="product-price">${words.price}</th>
          <th scope="col" class="product-quantity">${words.quantity}</th>
          <th scope="col" class="product-subtotal">${words.subtotal}</th>
        </tr>
      </thead>
      <tbody>
        ${basket.lines.map((line) => basketRow(line, visit))}
        <tr>
          <td colspan="6" class="actions">
            ${couponField(visit)}
            <button type="submit" class="button" name="update_cart" value="${words.update}">${words.update}</button>
            <input
              type="hidden"
              name="woocommerce-cart-nonce"
              value="${shop.nonces.issue("woocommerce-cart", session.id)}"
            />
            <input type="hidden" name="_wp_http_referer" value="${links.to(basketPath)}" />
          </td>
        </tr>
      </tbody>
    </table>
    ${languageField(visit)}
  </form>`
}

function basketRow(line: PricedLine, visit: Visit): Html {
  const { key, product, variation } = line
  const { basket: words } = visit.texts
  const href = visit.links.to(productPath(product.slug))
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
    <td class="product-remove">
      <a role="button" href="${removeHref(key, visit)}" class="remove" aria-label="${words.remove(product.name)}">×</a>
    </td>
    <td class="product-thumbnail">
      <a href="${href}" tabindex="-1" aria-hidden="true">${thumbnail(product, variation)}</a>
    </td>
    <td class="product-name" data-title="${words.product}">
      <a href="${href}">${productName(product.name)}</a>${choicesList(line)} ${conflict(line, visit)}
    </td>
    <td class="product-price" data-title="${words.price}">${priceHtml(line.price, visit)}</td>
    <td class="product-quantity" data-title="${words.quantity}">${quantityCell(line, visit)}</td>
    <td class="product-subtotal" data-title="${words.subtotal}">${amountHtml(line.subtotalMinor, visit)}</td>
  </tr>`
}

/** The coupon field. Its button is the form's first, so Enter presses it: with an empty field it only saves the quantities. */
function couponField({ language }: Visit): Html {
  const words = couponsTexts[language]
  return html`<div class="coupon">
    <label for="coupon_code" class="screen-reader-text">${words.label}</label>
    <input
      type="text"
      name="coupon_code"
      class="input-text"
      id="coupon_code"
      value=""
      placeholder="${words.placeholder}"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
    />
    <button type="submit" class="button" name="apply_coupon" value="${words.apply}">${words.apply}</button>
  </div>`
}

function quantityCell(line: PricedLine, visit: Visit): Html {
  if (!line.product.soldIndividually) return lineQuantity(line, visit, { id: `quantity_${line.key}`, min: 0 })
  return html`<span class="er-only-one">1</span> <input type="hidden" name="cart[${line.key}][qty]" value="1" />`
}

function conflict(line: PricedLine, { texts }: Visit): Html {
  const refusal = lineConflict(line)
  return refusal ? html`<p class="er-line-conflict">${refusalText(refusal, texts)}</p>` : html``
}
