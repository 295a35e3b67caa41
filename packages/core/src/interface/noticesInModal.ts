import { nullPrototype } from "../domain/index.ts"
import { createPageDocument } from "../page/pageDocument.ts"

/**
 * Shows a notice in the modal overlay that covers `notice`, until the overlay closes: inert content is neither visible nor read out. The
 * returned function removes it; null when the shopper can reach `notice`.
 */
export function showInModal(notice: Element, createNotice: () => Element): (() => void) | null {
  const modal = findModalOver(notice)
  const view = createPageDocument(notice.ownerDocument).defaultView
  if (!modal || !view) return null
  const copy = createNotice()
  const head = modal.querySelector(':scope > :is(header, [class*="header"])')
  // Below the title, so that the close button keeps its place.
  if (head) head.after(copy)
  else modal.prepend(copy)
  const end = () => {
    copy.remove()
    observer.disconnect()
  }
  const observer = new view.MutationObserver(() => {
    if (!modal.matches('[aria-modal="true"], dialog[open]')) end()
  })
  observer.observe(modal, nullPrototype<MutationObserverInit>({ attributeFilter: ["aria-modal", "open"] }))
  return end
}

/** Our overlays make the page inert by attribute, a `<dialog>` by being modal. A host's hidden popup is inert itself. */
function findModalOver(notice: Element): Element | null {
  const selector = notice.closest("[inert]") ? '[aria-modal="true"]' : "dialog:modal"
  const modal = [...createPageDocument(notice.ownerDocument).querySelectorAll(selector)].findLast(
    (each) => !each.closest("[inert]"),
  )
  return modal && !modal.contains(notice) ? modal : null
}
