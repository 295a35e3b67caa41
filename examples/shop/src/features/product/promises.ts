import type { Product } from "../catalogue/product.ts"
import { formatPrice } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { termsPath } from "../checkout/paths.ts"
import { deliveryPath } from "../information/paths.ts"

/** Delivery, returns and payment, below the form. `freeFromMinor` is in minor units of the visit's currency. */
export function promises({ isMadeToOrder, isVirtual }: Product, freeFromMinor: number | undefined, visit: Visit): Html {
  const { texts, links, language, currency } = visit
  const words = texts.product.promises
  const freeFrom = freeFromMinor === undefined ? "" : words.freeFrom(formatPrice(freeFromMinor, language, currency))
  const parcel = html`${isMadeToOrder ? words.inWeeks : words.inDays} ${freeFrom}
    <a href="${links.to(deliveryPath)}">${words.costs}</a>`
  const returns = html`<div>
    <dt>${words.returns}</dt>
    <dd>${words.returnWithin} <a href="${links.to(termsPath)}">${words.conditions}</a></dd>
  </div>`
  return html`<dl class="er-promises">
    <div>
      <dt>${words.delivery}</dt>
      <dd>${isVirtual ? words.byEmail : parcel}</dd>
    </div>
    ${isVirtual ? "" : returns}
    <div>
      <dt>${words.payment}</dt>
      <dd>${isVirtual ? words.waysWithoutParcel : words.ways}</dd>
    </div>
  </dl>`
}
