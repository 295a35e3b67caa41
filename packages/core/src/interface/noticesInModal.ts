import { nullPrototype } from "../domain/index.ts"
import { isElement } from "../events/jquery.ts"
import { createPageDocument, type PageDocument } from "../page/pageDocument.ts"

/**
 * Shows a notice in the modal overlay on top, until the overlay closes: content outside of it may be covered, inert, or ignored by a screen
 * reader. The returned function removes it; null when there is no overlay, or `notice` is in it. An overlay of the host may leave the page
 * live: there `notice` loses its role, since the one in the overlay is announced.
 */
export function showInModal(notice: Element, createNotice: () => Element): (() => void) | null {
  const modal = findModalOver(notice)
  if (!modal) return null
  if (!notice.closest("[inert]") && !modal.matches("dialog:modal")) notice.removeAttribute("role")
  const copy = createNotice()
  const head = modal.querySelector(':scope > :is(header, [class*="header"])')
  // Below the title, so that the close button keeps its place.
  if (head) head.after(copy)
  else modal.prepend(copy)
  return removeAtClose(modal, copy)
}

/** Removes `content` once `modal` is closed; the returned function does so at once. */
export function removeAtClose(modal: Element, content: Element): () => void {
  const view = createPageDocument(modal.ownerDocument).defaultView
  const end = () => {
    content.remove()
    observer?.disconnect()
  }
  const observer =
    view &&
    new view.MutationObserver(() => {
      if (!modal.matches('[aria-modal="true"], dialog[open]')) end()
    })
  observer?.observe(modal, nullPrototype<MutationObserverInit>({ attributeFilter: ["aria-modal", "open"] }))
  return end
}

/**
 * The modal overlay on top: an open `<dialog>`, which makes everything outside it inert, or the element with `aria-modal` that has focus,
 * outside of which VoiceOver ignores live regions (w3c/aria#1854, WebKit 276553). Null while there is none. An element with `aria-modal`
 * and without focus may be one that the host keeps hidden.
 */
export function findOpenModal(document: PageDocument): Element | null {
  // Focus is in the one on top, wherever it stands in the document.
  const focused = findAround(document.activeElement, 'dialog:modal, [aria-modal="true"]')
  return focused ?? [...document.querySelectorAll("dialog:modal")].findLast((each) => !each.closest("[inert]")) ?? null
}

/** The innermost element around the focus that matches, in the flat tree: inside and outside of shadow roots. */
function findAround(focused: Element | null, selector: string): Element | null {
  let at = focused
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  while (at && !at.matches(selector)) at = at.assignedSlot ?? at.parentElement ?? findHost(at)
  return at
}

function findHost(element: Element): Element | null {
  const root = element.getRootNode()
  return "host" in root && isElement(root.host) ? root.host : null
}

/** Our overlays make the page inert by attribute, a `<dialog>` by being modal, others not at all. A host's hidden popup is inert itself. */
function findModalOver(notice: Element): Element | null {
  const document = createPageDocument(notice.ownerDocument)
  const modal = notice.closest("[inert]")
    ? [...document.querySelectorAll('[aria-modal="true"]')].findLast((each) => !each.closest("[inert]"))
    : findOpenModal(document)
  return modal && !modal.contains(notice) ? modal : null
}
