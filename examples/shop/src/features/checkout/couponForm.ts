import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { couponsTexts } from "../coupons/texts.ts"
import { languageField } from "../site/language.ts"
import { checkoutPath } from "./paths.ts"

/** The coupon form of the checkout. The link also opens it without a script: its address is the form. */
export function couponForm(visit: Visit): Html {
  const { shop, session, links, language } = visit
  const words = couponsTexts[language]
  return html`<div class="woocommerce-form-coupon-toggle">
      <div class="woocommerce-info">
        ${words.have}
        <a
          href="#woocommerce-checkout-form-coupon"
          role="button"
          aria-controls="woocommerce-checkout-form-coupon"
          aria-expanded="false"
          class="showcoupon"
          >${words.enter}</a
        >
      </div>
    </div>
    <form
      class="checkout_coupon woocommerce-form-coupon"
      action="${links.to(checkoutPath)}"
      method="post"
      id="woocommerce-checkout-form-coupon"
    >
      <p class="form-row form-row-first">
        <label for="coupon_code" class="screen-reader-text">${words.label}</label>
        <input
          type="text"
          name="coupon_code"
          class="input-text"
          placeholder="${words.placeholder}"
          id="coupon_code"
          value=""
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
        />
      </p>
      <p class="form-row form-row-last">
        <button type="submit" class="button" name="apply_coupon" value="${words.apply}">${words.apply}</button>
      </p>
      <input type="hidden" name="security" value="${shop.nonces.issue("apply-coupon", session.id)}" />
      ${languageField(visit)}
    </form>`
}
