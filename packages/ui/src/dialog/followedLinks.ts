import { basketActions } from "@ringside/core/domain"
import { findEventElement, hasModifier, listen, type Page } from "@ringside/core"

interface LinkListener {
  readonly element: HTMLElement
  readonly signal: AbortSignal
  /** Called once the click is over. */
  readonly onFollow: () => void
}

/**
 * Listens to links in `element` that an app's router follows: it prevents the click's default, or intercepts the navigation, and shows another
 * page, over which a dialog would stay open. Links that the browser follows end the page, or lead to a place on it: see `leadsWithinThePage`.
 */
export function listenToFollowedLinks(page: Page, { element, signal, onFollow }: LinkListener): void {
  const look = (event: MouseEvent) => {
    const link = findEventElement(page, event)?.closest("a")
    if (!link || !isOfRouter(link, page) || event.button !== 0 || hasModifier(event)) return
    const { location } = page.window
    const { href } = location
    // Later: routers receive the click after this, at the root of React or at the document, or the navigation that follows from it.
    page.clock.after(0, () => {
      const isFollowed = event.defaultPrevented || location.href !== href
      if (isFollowed && !signal.aborted) onFollow()
    })
  }
  // Captured, since a router may stop the click on its way.
  listen(element, "click", look, { signal, capture: true })
}

/** Links that do something where they stand: buttons, tabs, and what opens or closes something beside them. */
const actions = "[role=button], [role=tab], [role=menuitem], [aria-expanded], [aria-controls]"

/** Whether a router would follow it: a link to another site, a file, another tab or a place on this page isn't its own, nor one with another action. */
function isOfRouter(link: HTMLAnchorElement, { window }: Page): boolean {
  const { origin, pathname, search } = window.location
  // An address that can't be parsed has no query, and another origin.
  const query = new URLSearchParams(link.search)
  if (link.matches(actions) || basketActions.some((name) => query.has(name))) return false
  if (link.hasAttribute("download") || !["", "_self"].includes(link.target) || link.origin !== origin) return false
  return !link.href.includes("#") || link.pathname !== pathname || link.search !== search
}
