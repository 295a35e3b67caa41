import { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"
import { isSafeRedirect } from "./isSafeRedirect.ts"
import { resolveUrl } from "./resolveUrl.ts"

/**
 * Where an answer of the shop sends the shopper: a whole http or https address, relative ones resolved against `pageUrl`, or `#…` as it
 * stands, trimmed. `null` for every other address. Source: checkout §14.
 */
export function selectRedirect(redirect: unknown, pageUrl: string): string | null {
  const address = typeof redirect === "string" ? redirect.trim() : ""
  if (!address.startsWith("#")) {
    return isSafeNavigationUrl(address, pageUrl) ? (resolveUrl(address, pageUrl)?.href ?? null) : null
  }
  // A bare "#" leads nowhere, and a page that waits to be left would wait for ever.
  return address !== "#" && isSafeRedirect(address) ? address : null
}
