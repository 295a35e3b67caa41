import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import { convertAmount } from "../../texts/money.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { amountHtml } from "../catalogue/price.ts"
import { respondPage } from "../site/respond.ts"
import { listZoneRates, type ZoneRates } from "./listZoneRates.ts"
import { textSections } from "./textPage.ts"
import { informationTexts } from "./texts.ts"

/** Shows where the shop ships to, the delivery times and the costs, which are those of the basket. */
export async function deliveryPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { delivery } = informationTexts[visit.language]
  const zones = await listZoneRates(visit.shop.database, visit.language)
  return respondPage(context, {
    title: delivery.title,
    description: delivery.lead,
    bodyClass: "page",
    content: () => html`<div class="er-narrow er-text">${textSections(delivery)} ${rateTable(zones, visit)}</div>`,
  })
}

function rateTable(zones: readonly ZoneRates[], visit: Visit): Html {
  const { delivery: words } = informationTexts[visit.language]
  const inCurrency = (eurMinor: number) => amountHtml(convertAmount(eurMinor, visit.currency), visit)
  return html`<h2 id="er-rates-title">${words.rates}</h2>
    <table class="er-rates" aria-labelledby="er-rates-title">
      <thead>
        <tr>
          <th scope="col">${words.zone}</th>
          <th scope="col">${words.cost}</th>
          <th scope="col">${words.freeFrom}</th>
        </tr>
      </thead>
      <tbody>
        ${zones.map(
          ({ name, costMinor, freeFromMinor }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${inCurrency(costMinor)}</td>
              <td>${freeFromMinor === undefined ? "–" : inCurrency(freeFromMinor)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
}
