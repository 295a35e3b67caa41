import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { writeSessionCookie } from "../../session/cookies.ts"
import { takeNotices } from "../../session/notices.ts"
import { locales } from "../../texts/languages.ts"
import type { PageAdditions, ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { restNonceAction } from "../reviews/reviewsApi.ts"
import { languageSwitch } from "../site/language.ts"
import type { PageStatus } from "../site/respond.ts"
import { adminBar } from "./adminBar.ts"
import { adminTexts } from "./texts.ts"
import { adminPath } from "./paths.ts"

/** A page of the administration. */
export interface AdminPage {
  readonly title: string
  /** The page's path below the administration, which marks its navigation entry. */
  readonly path: string
  readonly content: Html
  readonly error?: string
  readonly status?: PageStatus
}

/** Responds with a page that browsers must not store. Only the translation editor's page has a script. */
export async function respondAdmin(
  context: Context<ShopEnv>,
  administrator: Customer,
  page: AdminPage,
): Promise<Response> {
  const { visit } = context.var
  const due = await takeNotices(visit.shop.database, visit.session.id)
  const notices = page.error === undefined ? due : [...due, { kind: "error" as const, text: page.error }]
  writeSessionCookie(context, visit.session)
  context.header("Cache-Control", "no-store")
  return context.html(
    html`<!doctype html>
      <html lang="${locales[visit.language]}" dir="ltr">
        <head>
          ${head(page, visit)}
        </head>
        <body class="wp-admin admin-bar er-admin">
          <a class="skip-link screen-reader-text" href="#content">${visit.texts.nav.skip}</a>
          ${adminBar(administrator, visit)} ${navigation(page.path, visit, context.var.additions.adminPages(visit))}
          <main id="content">
            <h1>${page.title}</h1>
            ${noticesWrapper(notices)} ${page.content}
          </main>
        </body>
      </html>`,
    page.status ?? 200,
  )
}

function head({ title }: AdminPage, { language, shop, session, texts }: Visit): Html {
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${title} – ${adminTexts[language].title} – ${texts.shopName}</title>
    <meta name="robots" content="noindex, nofollow" />
    <meta name="wp-rest-nonce" content="${shop.nonces.issue(restNonceAction, session.id)}" />
    <meta name="color-scheme" content="dark light" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${shop.stylesheetUrl ? html`<link rel="stylesheet" href="${shop.stylesheetUrl}" />` : ""}`
}

function navigation(current: string, visit: Visit, pages: ReturnType<PageAdditions["adminPages"]>): Html {
  const items = pages.map(
    ({ path, title }) =>
      html`<li>
        <a href="${visit.links.to(adminPath)}${path}" ${path === current ? html`aria-current="page"` : ""}>${title}</a>
      </li>`,
  )
  return html`<nav class="er-admin-nav" aria-label="${adminTexts[visit.language].title}">
    <ul>
      ${items}
    </ul>
    ${languageSwitch(visit)}
  </nav>`
}
