import type { Page } from "@ringside/core"
import { areCardsOff } from "./areCardsOff.ts"
import { cardJob, cardJobOfAnyPage } from "./jobs.ts"
import { readPaymentSettings } from "./settings.ts"

/**
 * Whether we take cards on the page. The loader has only the settings of classic pages: pages of blocks have them elsewhere, and some
 * pages have those of the payment plugin alone. Source: checkout contract §2.1.
 */
export function takesCards(page: Page): boolean {
  if (areCardsOff(page)) return false
  const { jobs } = page
  if (jobs.isOurs(cardJob)) return true
  return jobs.isOurs(cardJobOfAnyPage) && readPaymentSettings(page) !== null
}
