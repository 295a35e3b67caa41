import { type Page, writeDocumentCookie } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { consentCookieName } from "./consentCookie.ts"

/** The lifetime of a choice in the consent API: 30 days. */
const answerSeconds = 2_592_000

/**
 * Stores the shopper's choice in the consent API's cookies, and notifies all scripts of the page. Source: attribution-translation-site §2.
 */
export function storeConsent(page: Page, answers: Readonly<Record<string, boolean>>): void {
  const values = Object.entries(answers).map(
    ([category, isAllowed]) => [category, isAllowed ? "allow" : "deny"] as const,
  )
  const secure = page.window.location.protocol === "https:" ? "; Secure" : ""
  for (const [category, value] of values) {
    writeDocumentCookie(
      page,
      `${consentCookieName(category)}=${value}; path=/; max-age=${answerSeconds}; SameSite=Lax${secure}`,
    )
  }
  const detail = nullPrototype(Object.fromEntries(values))
  page.document.dispatchEvent(new page.window.CustomEvent("wp_listen_for_consent_change", nullPrototype({ detail })))
}
