import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { hasNoState } from "../shipping/addressFields.ts"
import { listCountries } from "../shipping/countries.ts"
import { statesByCountry } from "../shipping/states.ts"
import { languageField } from "../site/language.ts"
import type { Basket } from "./basket.ts"
import { basketPath } from "./paths.ts"

/** The form for the destination. The link also opens it without a script: its address is the section. */
export function shippingCalculator({ destination }: Basket, visit: Visit): Html {
  const { texts, links, language, shop, session } = visit
  const words = texts.basket.calculator
  return html`<form class="woocommerce-shipping-calculator" action="${links.to(basketPath)}" method="post">
    <a
      href="#shipping-calculator-form"
      class="shipping-calculator-button"
      role="button"
      aria-expanded="false"
      aria-controls="shipping-calculator-form"
      >${words.open}</a
    >
    <section class="shipping-calculator-form" id="shipping-calculator-form">
      <p class="form-row form-row-wide" id="calc_shipping_country_field">
        <label for="calc_shipping_country">${words.country}</label>
        <select
          name="calc_shipping_country"
          id="calc_shipping_country"
          class="country_to_state country_select"
          rel="calc_shipping_state"
          autocomplete="country"
        >
          ${listCountries(language).map(
            ({ code, name }) =>
              html`<option value="${code}" ${code === destination.country ? "selected" : ""}>${name}</option>`,
          )}
        </select>
      </p>
      ${stateRow(destination.country, destination.state, visit)}
      <p class="form-row form-row-wide" id="calc_shipping_city_field">
        <label for="calc_shipping_city">${words.city}</label>
        <input
          type="text"
          class="input-text"
          value="${destination.city}"
          name="calc_shipping_city"
          id="calc_shipping_city"
          autocomplete="address-level2"
        />
      </p>
      <p class="form-row form-row-wide" id="calc_shipping_postcode_field">
        <label for="calc_shipping_postcode">${words.postcode}</label>
        <input
          type="text"
          class="input-text"
          value="${destination.postcode}"
          name="calc_shipping_postcode"
          id="calc_shipping_postcode"
          autocomplete="postal-code"
        />
      </p>
      <p><button type="submit" name="calc_shipping" value="1" class="button">${words.update}</button></p>
      <input
        type="hidden"
        name="woocommerce-shipping-calculator-nonce"
        value="${shop.nonces.issue("woocommerce-shipping-calculator", session.id)}"
      />
      <input type="hidden" name="_wp_http_referer" value="${links.to(basketPath)}" />
    </section>
    ${languageField(visit)}
  </form>`
}

function stateRow(country: string, state: string, { texts }: Visit): Html {
  const words = texts.basket.calculator
  const states = Object.entries(statesByCountry.get(country) ?? {})
  const label = html`<label for="calc_shipping_state">${words.state}</label>`
  if (hasNoState(country)) {
    return html`<p class="form-row form-row-wide" id="calc_shipping_state_field" hidden>
      ${label} <input type="hidden" name="calc_shipping_state" id="calc_shipping_state" value="" />
    </p>`
  }
  const field =
    states.length === 0
      ? html`<input
          type="text"
          class="input-text"
          value="${state}"
          name="calc_shipping_state"
          id="calc_shipping_state"
          autocomplete="address-level1"
        />`
      : html`<select
          name="calc_shipping_state"
          id="calc_shipping_state"
          class="state_select"
          autocomplete="address-level1"
        >
          <option value="">${words.chooseState}</option>
          ${states.map(
            ([code, name]) => html`<option value="${code}" ${code === state ? "selected" : ""}>${name}</option>`,
          )}
        </select>`
  return html`<p class="form-row form-row-wide" id="calc_shipping_state_field">${label} ${field}</p>`
}
