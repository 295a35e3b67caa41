import type { Context } from "hono"
import { readNumber } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { listEmails, readEmail, type Email } from "../outbox/outbox.ts"
import { respondAdmin } from "./adminPage.ts"
import { formatDateTime } from "./formatDate.ts"
import { adminPath, outboxPath } from "./paths.ts"
import { adminTexts } from "./texts.ts"

/** Lists the newest e-mails of the shop. */
export async function outboxPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const words = adminTexts[visit.language].outbox
  const emails = await listEmails(visit.shop.database)
  return respondAdmin(context, administrator, {
    title: words.title,
    path: outboxPath,
    content: html`<p>${words.lead}</p>
      ${emails.length === 0 ? html`<p>${words.empty}</p>` : emailsTable(emails, visit)}`,
  })
}

/** Shows an e-mail; 404 for an unknown one. */
export async function emailPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const words = adminTexts[visit.language].outbox
  const email = await readEmail(visit.shop.database, readNumber(context.req.param("id")))
  const back = html`<p><a href="${visit.links.to(adminPath)}${outboxPath}">${words.back}</a></p>`
  if (!email) {
    const page = { title: words.title, path: outboxPath, status: 404, error: words.unknown, content: back } as const
    return respondAdmin(context, administrator, page)
  }
  return respondAdmin(context, administrator, {
    title: email.subject,
    path: outboxPath,
    content: html`<p class="er-admin-facts">
        <span>${words.to}: ${email.recipient}</span>
        <span>${formatDateTime(email.createdAt, visit.language)}</span>
      </p>
      <div class="er-letter" lang="${email.language}">${emailBody(email.body)}</div>
      ${back}`,
  })
}

/** Formats plain text with its line breaks; a line that is only an address becomes a link. */
function emailBody(body: string): Html {
  return html`${body.split("\n").map((line, index) => html`${index > 0 ? html`<br />` : ""}${emailLine(line)}`)}`
}

function emailLine(line: string): Html {
  return /^(?:https?:\/\/|\/)\S+$/.test(line) ? html`<a href="${line}">${line}</a>` : html`${line}`
}

function emailsTable(emails: readonly Email[], { language, links }: Visit): Html {
  const words = adminTexts[language].outbox
  return html`<table class="er-admin-table">
    <thead>
      <tr>
        <th scope="col">${words.subject}</th>
        <th scope="col">${words.to}</th>
        <th scope="col">${words.date}</th>
      </tr>
    </thead>
    <tbody>
      ${emails.map(
        (email) =>
          html`<tr>
            <th scope="row" lang="${email.language}">
              <a href="${links.to(adminPath)}${outboxPath}${email.id}/">${email.subject}</a>
            </th>
            <td data-title="${words.to}">${email.recipient}</td>
            <td data-title="${words.date}">${formatDateTime(email.createdAt, language)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
