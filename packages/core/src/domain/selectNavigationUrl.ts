import { resolveUrl } from "./resolveUrl.ts"

/**
 * Why the page is left, which decides the allowed targets. `payment`: the redirect of a placed order or of a payment provider. `shop`: an
 * address from the shop's server or markup (product, basket, checkout, login). `own`: an address from the page's URL, from storage or from
 * a message.
 */
export type NavigationPurpose = "payment" | "shop" | "own"

/** A target address and the page it is opened from. */
export interface NavigationRequest {
  readonly url: unknown
  readonly purpose: NavigationPurpose
  /** The base of relative addresses. */
  readonly base: string
  /** The page's own origin. */
  readonly ownOrigin: string
  /** Origins of the same shop beside `ownOrigin`, from the page config. */
  readonly shopOrigins: readonly string[]
}

/** A scheme without two slashes and a host, or a backslash before the query: parsers disagree on such addresses. */
const ambiguous = /^\s*[a-z][a-z\d+.-]*:(?!\/\/[^/])|^[^?#]*\\/i

/**
 * The absolute address that the page may be sent to; `null` when it is refused. Only http and https, never with a user name or
 * password. The page's own origin is allowed for every purpose; `shop` adds the config's origins, `payment` those and any https
 * origin.
 */
export function selectNavigationUrl(request: NavigationRequest): string | null {
  const { url, purpose, base, ownOrigin, shopOrigins } = request
  const resolved = resolveUrl(url, base)
  if (!resolved || typeof url !== "string" || ambiguous.test(url)) return null
  const { protocol, origin, username, password, href } = resolved
  if (!/^https?:/.test(protocol) || username || password) return null
  if (origin === ownOrigin) return href
  // An address of another origin must be absolute: `//pay.example` may be a path with one slash too many.
  if (purpose === "own" || !/^\s*https?:/i.test(url)) return null
  return shopOrigins.includes(origin) || (purpose === "payment" && protocol === "https:") ? href : null
}
