import { html, scriptJson, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import type { Basket, PricedLine } from "../basket/basket.ts"
import { couponRows, totalRow } from "../basket/basketTotals.ts"
import { choicesList } from "../basket/miniCart.ts"
import { shippingMethods } from "../basket/shippingMethods.ts"
import { amountHtml } from "../catalogue/price.ts"
import { listPaymentMethods } from "../orders/placeOrder.ts"
import { paymentTitle, type PaymentMethod } from "../orders/paymentMethods.ts"
import { ordersTexts } from "../orders/texts.ts"
import { cardBox, type CardChoice } from "../payments/cardBox.ts"
import { createFreshSettings } from "../payments/cardSettings.ts"
import type { CheckoutForm } from "./checkoutForm.ts"
import { checkoutNonceAction } from "./submitCheckout.ts"
import { checkoutTexts } from "./texts.ts"
import { checkoutPath, termsPath } from "./paths.ts"

/** The table that scripts replace after a change of address or rate. */
export function reviewTable(basket: Basket, visit: Visit): Html {
  const words = checkoutTexts[visit.language]
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
    <thead>
      <tr>
        <th scope="col" class="product-name">${words.product}</th>
        <th scope="col" class="product-total">${words.subtotal}</th>
      </tr>
    </thead>
    <tbody>
      ${basket.lines.map((line) => reviewRow(line, visit))}
    </tbody>
    <tfoot>
      <tr class="cart-subtotal">
        <th scope="row">${words.subtotal}</th>
        <td>${amountHtml(basket.itemsMinor, visit)}</td>
      </tr>
      ${couponRows(basket, visit, visit.links.to(checkoutPath))}
      ${
        basket.needsShipping
          ? html`<tr class="woocommerce-shipping-totals shipping">
              <th scope="row">${words.shippingRow}</th>
              <td data-title="${words.shippingRow}">${shippingMethods(basket, visit)}</td>
            </tr>`
          : ""
      }
      ${totalRow(basket, visit)}
    </tfoot>
  </table>`
}

function reviewRow(line: PricedLine, visit: Visit): Html {
  return html`<tr class="cart_item">
    <td class="product-name">
      ${line.product.name} <strong class="product-quantity">×&nbsp;${line.quantity}</strong>${choicesList(line)}
    </td>
    <td class="product-total">${amountHtml(line.subtotalMinor, visit)}</td>
  </tr>`
}

/** The inputs of the payment part beside the basket. */
export interface PaymentData {
  readonly form: Pick<CheckoutForm, "paymentMethod" | "acceptsTerms">
  readonly attempt: string
  readonly cards: CardChoice
  /** Ids of fields with errors. */
  readonly faultFields: ReadonlySet<string>
  /** Whether the part ends with current card settings, in an answer to a script. */
  readonly hasFreshSettings?: boolean
}

/** Payment methods, terms and the button, which scripts also replace. It contains the hash of the basket that the shopper agrees to. */
export function payment(basket: Basket, parts: PaymentData, visit: Visit): Html {
  const words = checkoutTexts[visit.language]
  const methods = listPaymentMethods(basket)
  const chosen = methods.find(({ id }) => id === parts.form.paymentMethod) ?? methods[0]
  return html`<div id="payment" class="woocommerce-checkout-payment">
    <fieldset class="er-choices">
      <legend class="er-choices-title">${words.paymentMethod}</legend>
      <ul class="wc_payment_methods payment_methods methods">
        ${methods.map((method) => paymentMethod(method, method === chosen, parts.cards, visit))}
        ${methods.length === 0 ? html`<li class="woocommerce-notice woocommerce-info">${words.noPayment}</li>` : ""}
      </ul>
    </fieldset>
    <div class="form-row place-order">
      ${terms(parts, visit)}
      <p class="er-update-totals">
        <button type="submit" class="button" name="woocommerce_checkout_update_totals" value="${words.update}">
          ${words.update}
        </button>
        <small>${words.updateHint}</small>
      </p>
      <button
        type="submit"
        class="button alt"
        name="woocommerce_checkout_place_order"
        id="place_order"
        value="${words.order}"
        data-value="${words.order}"
      >
        ${words.order}
      </button>
      ${hiddenFields(basket, parts.attempt, visit)}
    </div>
    ${parts.hasFreshSettings ? freshSettings(basket) : ""}
  </div>`
}

/** A script element that never runs: scripts read it as text, like the platform's own. */
function freshSettings({ totalMinor, currency }: Basket): Html {
  return html`<script>
    window.wcpay_upe_config &&
      Object.assign(window.wcpay_upe_config, ${scriptJson(createFreshSettings(totalMinor, currency))})
  </script>`
}

function paymentMethod({ id }: PaymentMethod, isChosen: boolean, cards: CardChoice, visit: Visit): Html {
  return html`<li class="wc_payment_method payment_method_${id}">
    <input
      id="payment_method_${id}"
      type="radio"
      class="input-radio"
      name="payment_method"
      value="${id}"
      ${isChosen ? "checked" : ""}
      data-order_button_text=""
    />
    <label for="payment_method_${id}">${paymentTitle(id, visit.language)}</label>
    <div class="payment_box payment_method_${id}">
      ${id === "woocommerce_payments" ? cardBox(cards, visit) : html`<p>${ordersTexts[visit.language].payment[id].text}</p>`}
    </div>
  </li>`
}

function terms({ form, faultFields }: PaymentData, visit: Visit): Html {
  const words = checkoutTexts[visit.language]
  const isFaulty = faultFields.has("terms")
  return html`<div class="woocommerce-terms-and-conditions-wrapper">
    <div class="woocommerce-terms-and-conditions">
      ${words.terms.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    </div>
    <p class="form-row validate-required ${isFaulty ? "woocommerce-invalid woocommerce-invalid-required-field" : ""}">
      <label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox">
        <input
          type="checkbox"
          class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
          name="terms"
          id="terms"
          value="on"
          aria-required="true"
          ${form.acceptsTerms ? "checked" : ""}
          ${isFaulty ? html`aria-invalid="true" aria-describedby="terms_description"` : ""}
        />
        <span class="woocommerce-terms-and-conditions-checkbox-text"
          >${words.termsBefore}<a
            href="${visit.links.to(termsPath)}"
            class="woocommerce-terms-and-conditions-link"
            target="_blank"
            >${words.termsLink}</a
          >${words.termsAfter} <span class="required" aria-hidden="true">*</span></span
        >
      </label>
      <input type="hidden" name="terms-field" value="1" />
      ${
        isFaulty
          ? html`<span id="terms_description" class="checkout-inline-error-message">${words.fault.terms}</span>`
          : ""
      }
    </p>
  </div>`
}

function hiddenFields(basket: Basket, attempt: string, { shop, session, links }: Visit): Html {
  const fields = {
    "woocommerce-process-checkout-nonce": shop.nonces.issue(checkoutNonceAction, session.id),
    _wp_http_referer: links.to(checkoutPath),
    "er-attempt": attempt,
    "er-agreed": basket.agreementHash,
  }
  return html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`
}
