import { resolveUrl } from "./resolveUrl.ts"

/**
 * Why the page is left, which decides where to. `payment`: the redirect of a placed order or of a payment provider. `shop`: an
 * address that the shop's server or markup gave (product, basket, checkout, login). `own`: an address that came from the page's
 * URL, from storage or in a message.
 */
export type NavigationPurpose = "payment" | "shop" | "own"

/** An address and the page that is to follow it. */
export interface NavigationRequest {
  readonly url: unknown
  readonly purpose: NavigationPurpose
  /** The address that relative ones are resolved against. */
  readonly base: string
  /** The page's own origin. */
  readonly ownOrigin: string
  /** Other origins of the same shop, from the page config. */
  readonly shopOrigins: readonly string[]
}

/** A scheme that two slashes and a host don't follow, or a backslash before the query: parsers disagree over what it means. */
const ambiguous = /^\s*[a-z][a-z\d+.-]*:(?!\/\/[^/])|^[^?#]*\\/i

/**
 * The absolute address that the page may be sent to; `null` when it is refused. Only http and https, never with a user name or
 * password. The page's own origin is allowed for every purpose; `shop` adds the config's origins, `payment` those and any https
 * origin. Source: anchors.md, fault 20.
 */
export function selectNavigationUrl(request: NavigationRequest): string | null {
  const { url, purpose, base, ownOrigin, shopOrigins } = request
  const resolved = resolveUrl(url, base)
  if (!resolved || typeof url !== "string" || ambiguous.test(url)) return null
  const { protocol, origin, username, password, href } = resolved
  if (!/^https?:/.test(protocol) || username || password) return null
  if (origin === ownOrigin) return href
  // Another origin must be spelled whole: `//pay.example` may as well be a path with a slash too many.
  if (purpose === "own" || !/^\s*https?:/i.test(url)) return null
  return shopOrigins.includes(origin) || (purpose === "payment" && protocol === "https:") ? href : null
}
