import { delegate, type Page, readDocumentCookies } from "@ringside/core"
import { selectors } from "../host.ts"
import { listCategories, usualCategories } from "./categories.ts"
import { readConsentCookie } from "./consentCookie.ts"

/**
 * Requests the banner's code where the shopper hasn't answered, or presses a link that opens the banner again. The returned function looks
 * for hooks that are new. `request` resolves in any case.
 */
export function startBannerRequests(page: Page, request: () => Promise<void>): () => void {
  const known = new WeakSet<Element>()
  let requested: Promise<void> | null = null
  let hasStarted = false
  const fetchBanner = () => (requested ??= request().then(() => void (hasStarted = true)))
  const reopen = (event: Event, link: HTMLElement) => {
    if (hasStarted || !page.document.querySelector(selectors.consentHook)) return
    event.preventDefault()
    // The banner's own listener answers the second click.
    void fetchBanner().then(() => link.click())
  }
  delegate(page, "click", selectors.consentLink, reopen, { widget: "consent" })
  return () => {
    for (const hook of page.document.querySelectorAll(selectors.consentHook)) {
      if (requested || known.has(hook)) continue
      known.add(hook)
      if (!hasAnswered(page, hook)) void fetchBanner()
    }
  }
}

/** Whether the shopper has answered all that a hook asks for. A name that is no category has no answer, so that the banner's code reports it. */
function hasAnswered(page: Page, hook: Element): boolean {
  const asked = listCategories(hook.getAttribute("data-ringside-categories") ?? usualCategories)
  const cookies = readDocumentCookies(page)
  return asked.length > 0 && asked.every((category) => readConsentCookie(cookies, category) !== "")
}
