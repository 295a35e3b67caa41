import { type Page, readPartConfig } from "@ringside/core"
import { paymentsConfig } from "./config.ts"

/**
 * Whether the page's config switches cards off, as the WordPress plugin does while its switch for card payment is off. Then the host's own
 * script takes cards, on the pages that have it, and no page without it offers them.
 */
export function areCardsOff(page: Page): boolean {
  return !readPartConfig(page, paymentsConfig).payments.cards
}
