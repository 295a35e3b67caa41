import type { Page } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

/** A registered symbol: a page of another copy of this code may serve the same document. */
const claimsKey = Symbol.for("ringside.claims")

/**
 * Claims a hook for one job of a page; false when another page of the document does that job there, of which the author is warned once. The
 * claim ends with `endClaim`.
 */
export function claimHook(page: Page, job: string, hook: Element): boolean {
  const claims = readClaims(hook) ?? new Map<string, object>()
  // A page may be passed on with other members; its services stay the same.
  const owner = claims.get(job)
  if (owner !== undefined && owner !== page.services) {
    warnOnce(page, hook)
    return false
  }
  claims.set(job, page.services)
  Reflect.set(hook, claimsKey, claims)
  return true
}

/** Ends a claim of this page's. */
export function endClaim(page: Page, job: string, hook: Element): void {
  const claims = readClaims(hook)
  if (claims?.get(job) !== page.services) return
  claims.delete(job)
  if (claims.size === 0) Reflect.deleteProperty(hook, claimsKey)
}

function readClaims(hook: Element): Map<string, object> | undefined {
  const claims: unknown = Reflect.get(hook, claimsKey)
  return claims instanceof Map ? claims : undefined
}

const warningService = definePageService("core.hookClaims", () => ({ isWarned: false }))

function warnOnce(page: Page, hook: Element): void {
  const state = warningService.of(page)
  if (state.isWarned) return
  state.isWarned = true
  const name = hook.getAttribute("data-ringside") ?? ""
  page.diagnose(({ warnOfOtherPage }) => warnOfOtherPage(page.reports, name))
}
