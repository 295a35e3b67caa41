import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { paymentsTexts } from "./texts.ts"

/** What stands in the box of the payment method: the place of the provider's form. */
export function cardBox({ language }: Visit): Html {
  const words = paymentsTexts[language]
  return html`<p>${words.hint}</p>
    <noscript><p>${words.needsScript}</p></noscript>
    <div class="wcpay-upe-form" data-payment-method-type="card">
      <fieldset class="wc-payment-form">
        <div class="wcpay-upe-element" data-payment-method-type="card"></div>
      </fieldset>
    </div>`
}
