import type { Basket } from "../basket/basket.ts"
import type { Category } from "../catalogue/product.ts"
import type { Notice } from "../../session/notice.ts"
import { locales } from "../../texts/languages.ts"
import type { NavigationPlace, PageAdditions, PagePlace, Visit } from "../../visit.ts"
import type { PolicyAdditions } from "../../policy.ts"
import type { Settings } from "../../settings.ts"
import type { Customer } from "../accounts/customer.ts"
import { footer } from "./footer.ts"
import { header, mobileMenu, scrollTop } from "./header.ts"
import { comingSoonBanner, storeNotice } from "./comingSoon.ts"
import { hasLoginPopup, loginPopup } from "./loginPopup.ts"
import { html, importMapScript, scriptJson, type Html } from "../../html/html.ts"
import { alternateLinks, floatingSwitcher, hrefIn } from "./language.ts"

/** The parts of one page. `content` gets the pending notices, and decides where they are shown. */
export interface Page {
  readonly title: string
  readonly description?: string
  readonly bodyClass: string
  /** The page's settings for the script tag, in addition to those of all pages. */
  readonly settings?: Settings | ((parts: PageData) => Settings)
  /** The page's additions to the security policy. */
  readonly policy?: PolicyAdditions
  readonly isIndexed?: boolean
  /** The visitor's basket, where the page has read it already. */
  readonly basket?: Basket
  readonly content: (parts: PageData) => Html
}

/** Data that every page reads from the database. */
export interface PageData {
  readonly basket: Basket
  readonly categories: readonly Category[]
  readonly notices: readonly Notice[]
  /** The logged-in customer; undefined for a guest. */
  readonly customer: Customer | undefined
  /** Whether the administrator dismissed the reminder that the shop isn't open yet. */
  readonly isBannerDismissed: boolean
}

/** The features' additions to the document. `settings` are all settings for the script tag. */
interface Additions extends Pick<PageAdditions, "markup" | "navigation"> {
  readonly settings: Settings
}

/** The whole document. */
export function layout(page: Page, parts: PageData, visit: Visit, additions: Additions): Html {
  const added = (place: PagePlace) => additions.markup(place, visit, parts.customer)
  const frame = { ...parts, navigation: (place: NavigationPlace) => additions.navigation(place, visit) }
  const administrator = parts.customer?.role === "administrator" ? parts.customer : undefined
  return html`<!doctype html>
    <html lang="${locales[visit.language]}" dir="ltr">
      <head>
        ${head(page, visit, additions.settings)}
      </head>
      <body
        class="${page.bodyClass} ${parts.customer ? "logged-in" : ""} ${administrator ? "admin-bar" : ""} theme-astra woocommerce-no-js ast-desktop"
      >
        <nav aria-label="${visit.texts.nav.skip}">
          <a class="skip-link screen-reader-text" href="#content">${visit.texts.nav.skip}</a>
        </nav>
        ${storeNotice(visit)} ${added("beforeHeader")} ${header(frame, visit)}
        <main id="content" class="site-content er-content">${page.content(parts)}</main>
        ${added("beforeFooter")} ${footer(frame, visit)} ${added("afterFooter")} ${mobileMenu(frame, visit)}
        ${!parts.customer && hasLoginPopup(page.bodyClass) ? loginPopup(visit) : ""} ${scrollTop(visit)}
        ${floatingSwitcher(visit)} ${administrator && !parts.isBannerDismissed ? comingSoonBanner(visit) : ""}
      </body>
    </html>`
}

function head(page: Page, visit: Visit, settings: Settings): Html {
  const { texts, links, language, shop } = visit
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
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
      ${scriptJson(settings)}
    </script>
    ${shop.importMap ? importMapScript(shop.importMap) : ""}
    <script type="module" src="/ringside/ringside.js"></script>`
}
