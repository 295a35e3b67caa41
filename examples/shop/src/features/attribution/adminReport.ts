import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { respondAdmin } from "../admin/adminPage.ts"
import { formatDateTime } from "../admin/formatDate.ts"
import { amountHtml } from "../catalogue/price.ts"
import type { Order } from "../orders/readOrders.ts"
import { type CapturedEmail, listCapturedEmails } from "./capturedEmails.ts"
import { sourcesPath } from "./paths.ts"
import { readSources, type SourceRow } from "./readSources.ts"
import { attributionTexts } from "./texts.ts"

/** The administration page with orders by source and campaign, and the captured e-mail addresses. */
export async function sourcesPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const { database } = visit.shop
  const words = attributionTexts[visit.language].admin
  const [rows, emails] = [await readSources(database), await listCapturedEmails(database)]
  return respondAdmin(context, administrator, {
    title: words.title,
    path: sourcesPath,
    content: html`<p>${words.lead}</p>
      ${rows.length === 0 ? html`<p>${words.empty}</p>` : sourcesTable(rows, visit)}
      <h2>${words.emails}</h2>
      ${emails.length === 0 ? html`<p>${words.noEmails}</p>` : emailsTable(emails, visit)}`,
  })
}

/** The attribution of one order, or a note that it has none because the shopper gave no consent. */
export function orderSource({ attribution }: Order, { language }: Visit): Html {
  const words = attributionTexts[language].admin
  const known = Object.entries(words.fields).filter(([field]) => (attribution[field] ?? "") !== "")
  return html`<section>
    <h2>${words.ofOrder}</h2>
    ${
      known.length === 0
        ? html`<p>${words.unknown}</p>`
        : html`<dl class="er-pairs">
            ${known.map(
              ([field, label]) =>
                html`<dt>${label}</dt>
                  <dd>${attribution[field]}</dd>`,
            )}
          </dl>`
    }
  </section>`
}

/** The source of one order in one word, for lists. */
export function orderSourceName({ attribution }: Order, { language }: Visit): string {
  return attribution["utm_source"] ?? attributionTexts[language].admin.unknown
}

function sourcesTable(rows: readonly SourceRow[], visit: Visit): Html {
  const words = attributionTexts[visit.language].admin
  return html`<table class="er-admin-table">
    <thead>
      <tr>
        <th scope="col">${words.source}</th>
        <th scope="col">${words.medium}</th>
        <th scope="col">${words.campaign}</th>
        <th scope="col" class="er-number">${words.orders}</th>
        <th scope="col" class="er-number">${words.total}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ source, medium, campaign, currency, orders, totalMinor }) =>
          html`<tr>
            <th scope="row">${source || words.unknown}</th>
            <td data-title="${words.medium}">${medium}</td>
            <td data-title="${words.campaign}">${campaign}</td>
            <td data-title="${words.orders}" class="er-number">${orders}</td>
            <td data-title="${words.total}" class="er-number">
              ${amountHtml(totalMinor, { language: visit.language, currency })}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function emailsTable(emails: readonly CapturedEmail[], { language }: Visit): Html {
  const words = attributionTexts[language].admin
  return html`<table class="er-admin-table">
    <thead>
      <tr>
        <th scope="col">${words.email}</th>
        <th scope="col">${words.first}</th>
        <th scope="col">${words.last}</th>
      </tr>
    </thead>
    <tbody>
      ${emails.map(
        ({ email, firstAt, lastAt }) =>
          html`<tr>
            <th scope="row">${email}</th>
            <td data-title="${words.first}">${formatDateTime(firstAt, language)}</td>
            <td data-title="${words.last}">${formatDateTime(lastAt, language)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
