import { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"
import { isSafeRedirect } from "./isSafeRedirect.ts"
import { resolveUrl } from "./resolveUrl.ts"

/**
 * The address that a response of the shop redirects to: an absolute http or https address, resolved against `pageUrl`, or `#…` unchanged,
 * trimmed. `null` for every other address. Source: checkout §14.
 */
export function selectRedirect(redirect: unknown, pageUrl: string): string | null {
  const address = typeof redirect === "string" ? redirect.trim() : ""
  if (!address.startsWith("#")) {
    return isSafeNavigationUrl(address, pageUrl) ? (resolveUrl(address, pageUrl)?.href ?? null) : null
  }
  // A bare "#" leaves nothing, and a page that waits for the navigation would wait for ever.
  return address !== "#" && isSafeRedirect(address) ? address : null
}
