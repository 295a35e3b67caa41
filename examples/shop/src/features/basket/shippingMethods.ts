import { html, type Html } from "../../html/html.ts"
import { formatPrice } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { amountHtml } from "../catalogue/price.ts"
import { countryName } from "../shipping/formatAddress.ts"
import type { Destination, ShippingRate } from "../shipping/rates.ts"
import { stateName } from "../shipping/states.ts"
import type { Basket } from "./basket.ts"

/** The rates of a basket as a choice, unless there is only one. `form` is the id of a form that submits the choice. */
export function shippingMethods(basket: Basket, visit: Visit, form?: string): Html {
  const { rates } = basket
  if (rates.length === 0) return noRates(basket, visit)
  const list = html`<ul id="shipping_method" class="woocommerce-shipping-methods">
    ${rates.map((rate) => rateItem(rate, { isChosen: rate.id === basket.rate?.id, isOnly: rates.length === 1, form }, visit))}
  </ul>`
  const choice =
    rates.length === 1
      ? list
      : html`<fieldset class="er-choices">
          <legend class="screen-reader-text">${visit.texts.basket.shipping}</legend>
          ${list}
        </fieldset>`
  return html`${choice} ${destinationLine(basket, visit)}`
}

interface RateItem {
  readonly isChosen: boolean
  readonly isOnly: boolean
  readonly form: string | undefined
}

function rateItem(rate: ShippingRate, { isChosen, isOnly, form }: RateItem, visit: Visit): Html {
  const id = `shipping_method_0_${rate.id.replace(":", "")}`
  const { pickup } = rate
  return html`<li>
    <input
      type="${isOnly ? "hidden" : "radio"}"
      name="shipping_method[0]"
      data-index="0"
      id="${id}"
      value="${rate.id}"
      class="shipping_method"
      ${isChosen && !isOnly ? "checked" : ""}
      ${form ? html`form="${form}"` : ""}
    /><label for="${id}"
      ><span>${rate.name}${rate.kind === "flat_rate" ? html`<span class="screen-reader-text">:</span>` : ""}</span> ${
        rate.kind === "flat_rate" ? amountHtml(rate.costMinor, visit) : ""
      }</label
    >
    ${pickup && isChosen ? html`<p class="er-pickup"><strong>${pickup.address}</strong> ${pickup.details}</p>` : ""}
  </li>`
}

/** The destination, and the amount for free shipping. */
function destinationLine(basket: Basket, { texts, language, currency }: Visit): Html {
  const { basket: words } = texts
  const { rate, destination, freeFromMinor } = basket
  const hint =
    rate?.kind === "flat_rate" && freeFromMinor !== undefined
      ? words.freeFrom(formatPrice(freeFromMinor, language, currency))
      : ""
  if (rate?.pickup) return html``
  return html`<p class="woocommerce-shipping-destination">
    ${words.shippingTo} <strong>${placeName(destination, { language })}</strong>. ${hint}
  </p>`
}

function noRates({ destination }: Basket, visit: Visit): Html {
  return html`<p class="er-no-rates">
    ${visit.texts.basket.noShipping(countryName(destination.country, visit.language))}
  </p>`
}

/** Formats a destination on one line: "48001 Bilbao, Bizkaia". */
function placeName({ country, state, postcode, city }: Destination, { language }: Pick<Visit, "language">): string {
  const town = [postcode, city].filter(Boolean).join(" ")
  const region = stateName(country, state)
  return [town, region === city ? "" : region, countryName(country, language)].filter(Boolean).join(", ")
}
