import { html, type Html } from "../../html/html.ts"
import { pathIn } from "../../texts/languages.ts"
import { currencies, currencyFormat } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { languageField } from "./language.ts"

/** Parameters with fields of their own in the form; others are copied from the address. */
const ownFields = ["currency", "trp-form-language"]

/** The form that reloads the page in another currency. A script submits it when a currency is chosen; without a script, its button does. */
export function currencySwitcher(visit: Visit): Html {
  const { texts, url, path, currency, language } = visit
  const kept = [...url.searchParams].filter(([name]) => !ownFields.includes(name))
  return html`<form class="er-currency" method="get" action="${pathIn(language, path)}" data-no-translation>
    <label for="er-currency">${texts.footer.currency}</label>
    <select id="er-currency" name="currency" autocomplete="off">
      ${currencies.map(
        (code) =>
          html`<option value="${code}" ${code === currency ? html`selected` : ""}>
            ${currencyFormat(language, code).currency_symbol} ${code}
          </option>`,
      )}
    </select>
    ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${languageField(visit)}
    <button type="submit">${texts.footer.changeCurrency}</button>
  </form>`
}
