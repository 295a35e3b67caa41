import { desc } from "drizzle-orm"
import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import { locales } from "../../texts/languages.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { respondAdmin } from "../admin/adminPage.ts"
import { formatDateTime } from "../admin/formatDate.ts"
import { readCounts } from "./counts.ts"
import { popupsAdminPath } from "./paths.ts"
import { popupIds, popupNames } from "./popupIds.ts"
import { newsletterSubscribers, popupSubmissions } from "./schema.ts"
import { popupTexts } from "./texts.ts"

const listLength = 100

/** The administration page with the counts, the received forms and the subscribers. */
export async function popupsAdminPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const { admin: words } = popupTexts[visit.language]
  return respondAdmin(context, administrator, {
    title: words.title,
    path: popupsAdminPath,
    content: html`<p>${words.lead}</p>
      ${await countsTable(visit)}
      <h2>${words.submissions}</h2>
      ${await submissionsTable(visit)}
      <h2>${words.subscribers}</h2>
      ${await subscribersTable(visit)}`,
  })
}

async function countsTable({ shop, language }: Visit): Promise<Html> {
  const { admin: words, popups } = popupTexts[language]
  const counts = await readCounts(shop.database)
  const percent = new Intl.NumberFormat(locales[language], { style: "percent" })
  const rows = popupNames.map((name) => {
    const { opens, conversions } = counts.get(popupIds[name]) ?? { opens: 0, conversions: 0 }
    return html`<tr>
      <th scope="row">${popups[name]} (${popupIds[name]})</th>
      <td data-title="${words.opens}">${opens}</td>
      <td data-title="${words.conversions}">${conversions}</td>
      <td data-title="${words.rate}">${opens === 0 ? "–" : percent.format(conversions / opens)}</td>
    </tr>`
  })
  return table([words.popup, words.opens, words.conversions, words.rate], rows)
}

async function submissionsTable({ shop, language }: Visit): Promise<Html> {
  const { admin: words } = popupTexts[language]
  const list = await shop.database.select().from(popupSubmissions).orderBy(desc(popupSubmissions.id)).limit(listLength)
  if (list.length === 0) return html`<p>${words.none}</p>`
  const rows = list.map(
    ({ popupId, kind, email, name, message, createdAt }) =>
      html`<tr>
        <th scope="row">${words.kinds[kind]} (${popupId ?? words.page})</th>
        <td data-title="${words.from}">${name} ${email}</td>
        <td data-title="${words.message}">${message}</td>
        <td data-title="${words.date}">${formatDateTime(createdAt, language)}</td>
      </tr>`,
  )
  return table([words.kind, words.from, words.message, words.date], rows)
}

async function subscribersTable({ shop, language }: Visit): Promise<Html> {
  const { admin: words } = popupTexts[language]
  const list = await shop.database
    .select()
    .from(newsletterSubscribers)
    .orderBy(desc(newsletterSubscribers.createdAt))
    .limit(listLength)
  if (list.length === 0) return html`<p>${words.noSubscribers}</p>`
  const rows = list.map(
    ({ email, name, confirmedAt, createdAt }) =>
      html`<tr>
        <th scope="row">${name} ${email}</th>
        <td data-title="${words.state}">${confirmedAt ? words.confirmed : words.pending}</td>
        <td data-title="${words.date}">${formatDateTime(createdAt, language)}</td>
      </tr>`,
  )
  return table([words.from, words.state, words.date], rows)
}

function table(columns: readonly string[], rows: readonly Html[]): Html {
  return html`<table class="er-admin-table">
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}
