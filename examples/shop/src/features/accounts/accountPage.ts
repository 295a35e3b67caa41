import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import type { PolicyAdditions } from "../../policy.ts"
import type { Settings } from "../../settings.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { PageStatus } from "../site/respond.ts"
import type { Customer } from "./customer.ts"
import { respondPrivate } from "./guestPage.ts"
import { logoutHref } from "./logoutLink.ts"
import { accountPath, addressesPath, detailsPath, ordersPath } from "./paths.ts"
import { accountTexts } from "./texts.ts"
import { paymentMethodsPath } from "../payments/paths.ts"
import { adminPath } from "../admin/paths.ts"

/** A page of a logged-in customer's account. */
export interface AccountPage {
  readonly title: string
  /** The page's path below the account, which marks its navigation entry; "" for the dashboard. */
  readonly path: string
  readonly content: Html
  readonly error?: string | undefined
  readonly status?: PageStatus
  /** Settings for scripts, in addition to those of every page. */
  readonly settings?: Settings
  /** Additions to the security policy. */
  readonly policy?: PolicyAdditions
}

/** Responds with an account page, next to the account's navigation. */
export function respondAccount(
  context: Context<ShopEnv>,
  customer: Customer,
  { title, path, content, error, status, settings, policy }: AccountPage,
): Promise<Response> {
  const { visit } = context.var
  return respondPrivate(
    context,
    {
      title,
      bodyClass: "woocommerce-account woocommerce-page",
      isIndexed: false,
      ...(settings && { settings }),
      ...(policy && { policy }),
      content: ({ notices }) =>
        html`<h1 class="entry-title">${title}</h1>
          <div class="woocommerce er-account">
            ${navigation(path, customer, visit)}
            <div class="woocommerce-MyAccount-content">
              ${noticesWrapper(error === undefined ? notices : [...notices, { kind: "error", text: error }])} ${content}
            </div>
          </div>`,
    },
    status,
  )
}

function navigation(current: string, customer: Customer, visit: Visit): Html {
  const { pages: words } = accountTexts[visit.language]
  const { to } = visit.links
  const item = (name: string, href: string, label: string, isCurrent = false) =>
    html`<li
      class="woocommerce-MyAccount-navigation-link woocommerce-MyAccount-navigation-link--${name} ${
        isCurrent ? "is-active" : ""
      }"
    >
      <a href="${href}" ${isCurrent ? html`aria-current="page"` : ""}>${label}</a>
    </li>`
  const page = (name: string, path: string, label: string) =>
    item(name, `${to(accountPath)}${path}`, label, path === current)
  return html`<nav class="woocommerce-MyAccount-navigation" aria-label="${words.label}">
    <ul>
      ${page("dashboard", "", words.dashboard)} ${page("orders", ordersPath, words.orders)}
      ${item("payment-methods", to(paymentMethodsPath), words.methods, current === "payment-methods/")}
      ${page("edit-address", addressesPath, words.addresses)} ${page("edit-account", detailsPath, words.details)}
      ${customer.role === "administrator" ? item("admin", to(adminPath), words.admin) : ""}
      ${item("customer-logout", logoutHref(visit), words.logout)}
    </ul>
  </nav>`
}
