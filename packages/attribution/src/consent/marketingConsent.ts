import { consentService, type Page } from "@ringside/core"
import { attributionStateOf } from "../orderAttribution/attributionState.ts"

/**
 * Whether addresses and product views may be sent. Without a consent tool there was no question, so the shop's own policy counts: where it
 * has settings of order attribution, it must allow tracking.
 */
export function isMarketingAllowed(page: Page): boolean {
  const consent = consentService.of(page).read("marketing")
  if (consent !== "granted" && consent !== "undecided") return false
  const state = attributionStateOf(page)
  return state === null || state.permission.read("marketing") === "allowed"
}
