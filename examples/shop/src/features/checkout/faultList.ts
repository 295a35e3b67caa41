import { html, type Html } from "../../html/html.ts"
import type { CheckoutFault } from "./validateCheckout.ts"

/** The list of errors above the form. It has focus when the page opens, and its links lead to the fields. */
export function faultList(faults: readonly CheckoutFault[]): Html {
  if (faults.length === 0) return html``
  return html`<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout">
    <div role="alert">
      <ul class="woocommerce-error" tabindex="-1" autofocus>
        ${faults.map(({ field, markup }) =>
          field ? html`<li data-id="${field}"><a href="#${field}">${markup}</a></li>` : html`<li>${markup}</li>`,
        )}
      </ul>
    </div>
  </div>`
}

/** Formats the list of faults for a script, which creates the links itself. */
export function faultMessages(faults: readonly CheckoutFault[]): Html {
  return html`<ul class="woocommerce-error" role="alert">
    ${faults.map(({ field, markup }) => html`<li ${field ? html`data-id="${field}"` : ""}>${markup}</li>`)}
  </ul>`
}
