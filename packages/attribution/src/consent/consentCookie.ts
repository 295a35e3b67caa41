import type { Page } from "@ringside/core"

/** The cookie in which the consent API, and tools that write its cookies, keep the shopper's choice. Source: attribution-translation-site §2. */
export function consentCookieName(category: string): string {
  return `wp_consent_${category}`
}

/** The stored choice: `allow`, `deny`, or "" for neither. */
export function readConsentCookie({ storage }: Page, category: string): string {
  return storage.cookies.get(consentCookieName(category)) ?? ""
}
