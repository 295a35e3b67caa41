import { cookiesOf, type Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/** As long as the consent API keeps an answer. */
const answerDays = 30
const dayMs = 86_400_000

/** Keeps the shopper's answers in the consent API's cookies, and tells all scripts of the page. Source: attribution-translation-site §2. */
export function storeConsent(page: Page, answers: Readonly<Record<string, boolean>>): void {
  const { raw } = cookiesOf(page)
  const said = Object.entries(answers).map(([category, isAllowed]) => [category, isAllowed ? "allow" : "deny"] as const)
  for (const [category, value] of said) {
    raw.set(`wp_consent_${category}`, value, {
      expiresAt: page.clock.now() + answerDays * dayMs,
      sameSite: "Lax",
      secure: page.window.location.protocol === "https:",
    })
  }
  const detail = nullPrototype(Object.fromEntries(said))
  page.document.dispatchEvent(new page.window.CustomEvent("wp_listen_for_consent_change", nullPrototype({ detail })))
}
