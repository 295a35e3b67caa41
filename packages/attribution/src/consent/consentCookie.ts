import { readCookie } from "@ringside/core/domain"

/** The cookie in which the consent API, and tools that write its cookies, keep the shopper's choice. Source: attribution-translation-site §2. */
export function consentCookieName(category: string): string {
  return `wp_consent_${category}`
}

/** The stored choice among the page's cookies: `allow`, `deny`, or "" for neither. */
export function readConsentCookie(cookies: string, category: string): string {
  return readCookie(cookies, consentCookieName(category)) ?? ""
}
