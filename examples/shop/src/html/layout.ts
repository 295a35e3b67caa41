import type { Basket } from "../basket/basket.ts"
import type { Category } from "../catalogue/product.ts"
import type { Notice } from "../session/notice.ts"
import { locales } from "../texts/languages.ts"
import type { Visit } from "../visit.ts"
import { createPageConfig, type Screen } from "./config.ts"
import { drawer } from "./drawer.ts"
import { footer } from "./footer.ts"
import { header } from "./header.ts"
import { html, scriptJson, type Html } from "./html.ts"
import { alternateLinks, hrefIn } from "./language.ts"

/** What is a page's own. `content` is given the notices that are due, and says where they stand. */
export interface Page {
  readonly title: string
  readonly description?: string
  readonly bodyClass: string
  readonly screen?: Screen
  readonly isIndexed?: boolean
  readonly content: (parts: PageParts) => Html
}

/** What every page needs from the database. */
export interface PageParts {
  readonly basket: Basket
  readonly categories: readonly Category[]
  readonly notices: readonly Notice[]
}

/** A whole document. */
export function layout(page: Page, parts: PageParts, visit: Visit): Html {
  return html`<!doctype html>
    <html lang="${locales[visit.language]}" dir="ltr">
      <head>
        ${head(page, visit)}
      </head>
      <body class="${page.bodyClass} theme-astra woocommerce-no-js ast-desktop">
        <a class="skip-link screen-reader-text" href="#content">${visit.texts.nav.skip}</a>
        ${header(parts, visit)}
        <main id="content" class="site-content er-content">${page.content(parts)}</main>
        ${footer(parts.categories, visit)} ${drawer(visit)}
      </body>
    </html>`
}

function head(page: Page, visit: Visit): Html {
  const { texts, links, language, shop } = visit
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>
      ${page.title === texts.shopName ? `${texts.shopName} – ${texts.shopLine}` : `${page.title} – ${texts.shopName}`}
    </title>
    <meta name="description" content="${page.description ?? texts.shopDescription}" />
    ${page.isIndexed === false ? html`<meta name="robots" content="noindex, follow" />` : ""}
    <meta name="color-scheme" content="dark light" />
    <link rel="canonical" href="${links.absolute(hrefIn(language, visit))}" />
    ${alternateLinks(visit)}
    <link rel="https://api.w.org/" href="${links.absolute(links.restRoot)}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${shop.stylesheetUrl ? html`<link rel="stylesheet" href="${shop.stylesheetUrl}" />` : ""}
    <script type="application/json" data-ringside-config>
      ${scriptJson(createPageConfig(visit, page.screen ?? "other"))}
    </script>
    <script type="module" src="/ringside/ringside.js"></script>`
}
