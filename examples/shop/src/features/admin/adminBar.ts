import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { nameOf, type Customer } from "../accounts/customer.ts"
import { logoutHref } from "../accounts/logoutLink.ts"
import { accountPath } from "../accounts/paths.ts"
import { adminPath, ordersPath, outboxPath, reviewsPath } from "./paths.ts"
import { adminTexts } from "./texts.ts"

/** The bar at the top of every page that administrators see. Such pages have the class "admin-bar" on `body`. */
export function adminBar(administrator: Customer, visit: Visit): Html {
  const words = adminTexts[visit.language]
  const { home, to } = visit.links
  const item = (name: string, href: string, label: string) =>
    html`<li id="wp-admin-bar-${name}"><a class="ab-item" href="${href}">${label}</a></li>`
  return html`<div id="wpadminbar">
    <nav aria-label="${words.nav}">
      <ul class="ab-top-menu">
        ${item("site-name", home, words.shop)} ${item("orders", `${to(adminPath)}${ordersPath}`, words.orders.title)}
        ${item("comments", `${to(adminPath)}${reviewsPath}`, words.reviews.title)}
        ${item("outbox", `${to(adminPath)}${outboxPath}`, words.outbox.title)}
      </ul>
      <ul class="ab-top-secondary">
        ${item("my-account", to(accountPath), words.signedIn(nameOf(administrator)))}
        ${item("logout", logoutHref(visit), words.logout)}
      </ul>
    </nav>
  </div>`
}
