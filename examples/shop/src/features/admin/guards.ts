import type { Context } from "hono"
import type { Answer } from "../../feature.ts"
import { html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { askToLogIn } from "../accounts/guards.ts"
import { respondPrivate } from "../accounts/guestPage.ts"
import { accountTexts } from "../accounts/texts.ts"
import { adminTexts } from "./texts.ts"
import { accountPath } from "../accounts/paths.ts"

/** The name of the nonce's field in the administration's forms. */
export const nonceName = "_wpnonce"

/** Restricts a page to administrators. Guests get a login form that leads back, customers a 403. */
export function forAdministrators(
  answer: (context: Context<ShopEnv>, administrator: Customer) => Promise<Response> | Response,
): Answer {
  return async (context) => {
    const customer = await context.var.visit.readCustomer()
    if (!customer) return askToLogIn(context)
    return customer.role === "administrator" ? answer(context, customer) : respondForbidden(context)
  }
}

/** Creates the nonce of a form. `action` names what the form changes, such as "order 12". */
export function issueNonce(action: string, { shop, session }: Visit): string {
  return shop.nonces.issue(`admin ${action}`, session.id)
}

/** Whether a form's nonce was issued for this action and session. */
export function hasAdminNonce(fields: ReadonlyMap<string, string>, action: string, { shop, session }: Visit): boolean {
  return shop.nonces.isValid(fields.get(nonceName) ?? "", `admin ${action}`, session.id)
}

function respondForbidden(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const words = adminTexts[visit.language]
  return respondPrivate(
    context,
    {
      title: words.forbidden,
      bodyClass: "woocommerce-page error403",
      isIndexed: false,
      content: ({ notices }) =>
        html`${noticesWrapper(notices)}
          <section class="er-narrow">
            <h1>${words.forbidden}</h1>
            <p>${words.forbiddenText}</p>
            <p><a class="button" href="${visit.links.to(accountPath)}">${accountTexts[visit.language].title}</a></p>
          </section>`,
    },
    403,
  )
}
