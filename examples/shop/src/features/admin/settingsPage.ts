import type { Context } from "hono"
import { html } from "../../html/html.ts"
import { formatList, languages, locales } from "../../texts/languages.ts"
import { currencies } from "../../texts/money.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { accountPath, detailsPath } from "../accounts/paths.ts"
import { respondAdmin } from "./adminPage.ts"
import { settingsPath } from "./paths.ts"
import { adminTexts } from "./texts.ts"

/** Shows the shop's configuration. Of a secret, it only shows whether it is set. */
export function settingsPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const words = adminTexts[visit.language].settings
  return respondAdmin(context, administrator, {
    title: words.title,
    path: settingsPath,
    content: html`<p>${words.lead}</p>
      <table class="er-admin-table">
        <thead>
          <tr>
            <th scope="col">${words.name}</th>
            <th scope="col">${words.value}</th>
            <th scope="col">${words.variable}</th>
          </tr>
        </thead>
        <tbody>
          ${listSettings(visit).map(
            ({ name, value, variable }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td data-title="${words.value}">${value}</td>
                <td data-title="${words.variable}">
                  ${variable === undefined ? words.fixed : html`<code>${variable}</code>`}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p>${words.password} <a href="${visit.links.to(accountPath)}${detailsPath}">${words.passwordLink}</a></p>`,
  })
}

interface Setting {
  readonly name: string
  readonly value: string
  /** The environment variable that sets it; undefined if it is fixed. */
  readonly variable?: string
}

function listSettings({ shop, language }: Visit): readonly Setting[] {
  const words = adminTexts[language].settings
  const names = new Intl.DisplayNames([locales[language]], { type: "language" })
  return [
    { name: words.address, value: shop.publicUrl?.origin ?? words.unset, variable: "PUBLIC_URL" },
    { name: words.proxy, value: shop.isBehindProxy ? words.yes : words.no, variable: "BEHIND_PROXY" },
    { name: words.comingSoon, value: shop.options.isComingSoon ? words.yes : words.no, variable: "COMING_SOON" },
    { name: words.moderators, value: shop.options.adminToken ? words.set : words.unset, variable: "ADMIN_TOKEN" },
    {
      name: words.languages,
      value: formatList(
        languages.map((one) => names.of(one) ?? one),
        language,
      ),
    },
    { name: words.currencies, value: formatList(currencies, language) },
  ]
}
