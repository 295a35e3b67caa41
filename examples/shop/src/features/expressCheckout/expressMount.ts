import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { offersCards } from "../payments/cardMode.ts"
import { expressTexts } from "./texts.ts"

interface ExpressMountOptions {
  /** A line between the buttons and the form that follows. */
  readonly hasSeparator?: boolean
  /** Whether the inputs of an order's sources stand beside the buttons; on the basket page they stand elsewhere. */
  readonly hasAttribution?: boolean
}

/**
 * The place of the wallet buttons, as the payment plugin prints it. Nothing is seen of it before a script has found a wallet: the
 * plugin hides it by an inline style, which this shop's security policy doesn't take. Source: host-pages contract "Payment provider plugin
 * active".
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
    ${
      hasSeparator
        ? html`<p id="wcpay-express-checkout-button-separator" hidden>— ${expressTexts[language].or} —</p>`
        : ""
    }`
}

/** Where scripts write an order's sources for wallets. */
export function expressAttribution(): Html {
  if (!offersCards()) return html``
  return html`<wc-order-attribution-inputs
    id="wcpay-express-checkout__order-attribution-inputs"
  ></wc-order-attribution-inputs>`
}
