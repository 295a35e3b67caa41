import { findEventElement, isPlainClick, type Page } from "@ringside/core"

/** Whether the event is a plain click on a link to a place on this page, which a dialog or panel would cover. */
export function leadsWithinThePage(event: MouseEvent, page: Pick<Page, "window">): boolean {
  const link = findEventElement(page, event)?.closest("a")
  if (!isPlainClick(event) || !link?.hash) return false
  const { origin, pathname, search } = page.window.location
  return link.origin === origin && link.pathname === pathname && link.search === search
}
