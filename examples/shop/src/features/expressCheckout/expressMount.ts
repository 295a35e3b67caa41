import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { offersCards } from "../payments/cardMode.ts"
import { expressTexts } from "./texts.ts"

interface ExpressMountOptions {
  /** Whether a separator is printed below the buttons, before a form. */
  readonly hasSeparator?: boolean
  /** Whether the attribution inputs are beside the buttons; the basket page has them elsewhere. */
  readonly hasAttribution?: boolean
}

/**
 * The container of the wallet buttons, as the payment plugin prints it; empty without card payments. It is hidden until a script has found
 * a wallet. The plugin hides it by an inline style, which this shop's security policy blocks. Source: host-pages contract "Payment provider
 * plugin active".
 */
export function expressMount(
  { language }: Visit,
  { hasSeparator = false, hasAttribution = false }: ExpressMountOptions = {},
): Html {
  if (!offersCards()) return html``
  return html`<div class="wcpay-express-checkout-wrapper">
      <div id="wcpay-express-checkout-element" hidden></div>
      ${hasAttribution ? expressAttribution() : ""}
    </div>
    ${hasSeparator ? html`<p id="wcpay-express-checkout-button-separator" hidden>${expressTexts[language].or}</p>` : ""}`
}

/** The element in which scripts write an order's attribution for wallet payments; empty without card payments. */
export function expressAttribution(): Html {
  if (!offersCards()) return html``
  return html`<wc-order-attribution-inputs
    id="wcpay-express-checkout__order-attribution-inputs"
  ></wc-order-attribution-inputs>`
}
