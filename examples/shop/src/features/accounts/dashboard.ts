import type { Context } from "hono"
import { html } from "../../html/html.ts"
import type { ShopEnv } from "../../visit.ts"
import { respondAccount } from "./accountPage.ts"
import { nameOf } from "./customer.ts"
import { respondGuest } from "./guestPage.ts"
import { parseOwnPath } from "./ownPath.ts"
import { accountTexts } from "./texts.ts"

/** Shows the account's first page, or the login and registration forms to guests. */
export async function accountPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const customer = await visit.readCustomer()
  if (!customer) {
    const redirect = parseOwnPath(visit.url.searchParams.get("redirect_to"), visit)
    return respondGuest(context, { login: { redirect } })
  }
  const words = accountTexts[visit.language]
  return respondAccount(context, customer, {
    title: words.hello(nameOf(customer)),
    path: "",
    content: html`<p class="er-lead">${words.dashboard.lead}</p>
      <p>${words.dashboard.since(customer.email)}</p>`,
  })
}
