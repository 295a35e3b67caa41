import { isLoggedIn, isOfShop, type Page, readPartConfig, readPlatformFolder, readRestRoot } from "@ringside/core"
import { basketActions, type OptionsOf, parseUrl } from "@ringside/core/domain"
import { siteConfig } from "../../config.ts"
import type { loginAttributes } from "../../options.ts"

/** The addresses of a drawn login. */
export interface DrawnLoginOptions {
  /** The text of the hook's own link; "" for ours. */
  readonly label: string
  /** The account's page; null where the hook names none. */
  readonly accountUrl: string | null
  /** Where name and password are sent; null for no form. */
  readonly loginUrl: string | null
  /** The page to come back to. */
  readonly returnUrl: string
}

/** The facts that are known of a login beside its attributes. */
interface LoginFacts {
  /** The link that the hook holds. */
  readonly link?: HTMLAnchorElement | undefined
  /** Whether the shopper is logged in; missing where the page says so. */
  readonly isKnown?: boolean | undefined
}

/**
 * Reads where a login leads. The platform's own login page takes name and password without a nonce, unlike the form of the account's page.
 * Only addresses of the shop get them, and that page only where the document links to WordPress's REST API.
 */
export function readLogin(
  options: OptionsOf<typeof loginAttributes>,
  page: Page,
  { link, isKnown = isLoggedIn(page) }: LoginFacts,
): DrawnLoginOptions {
  const { document, window, config } = page
  const folder = readPlatformFolder(page)
  const hasForm = !isKnown && readPartConfig(page, siteConfig).login.form
  // Other platforms have no page at that address: the browser would send the password to nothing. The plugin may name a Store API, too.
  const isWordPress = (config.storeApi === null || config.preset !== null) && readRestRoot(document) !== null
  const action = options.action ?? (isWordPress ? `${folder}/wp-login.php` : null)
  const isSafe = action !== null && isOfShop(page, parseUrl(action, document.baseURI))
  // The platform leads customers from there to their account's page, whatever its name.
  const hasProfile = isKnown && (isWordPress || isLoggedIn(page))
  const accountUrl =
    options.account ?? link?.getAttribute("href") ?? (hasProfile ? `${folder}/wp-admin/profile.php` : null)
  return {
    label: link?.textContent.trim() ?? "",
    accountUrl,
    loginUrl: hasForm && isSafe ? action : null,
    returnUrl: formatReturnUrl(window.location.href),
  }
}

/** The address to come back to: without what changes the basket, and without a place on the page. */
export function formatReturnUrl(href: string): string {
  const url = new URL(href)
  url.hash = ""
  for (const name of basketActions) url.searchParams.delete(name)
  return url.href
}
