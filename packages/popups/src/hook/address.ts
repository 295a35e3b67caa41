import { type HttpAnswer, isOfShop, type Page } from "@ringside/core"
import { decodeUri, nullPrototype, parseUrl } from "@ringside/core/domain"
import type { PopupActions } from "../actions.ts"
import type { Address } from "../askedModules.ts"
import { selectors } from "../host.ts"
import { popupAddressMessages } from "../messages.ts"
import type { Popup } from "../popup.ts"
import { resolveAddresses } from "./resolveAddresses.ts"

const timeoutMs = 15_000

/** The module of popups that show another page: its content takes the place of the link to it when the popup first opens. */
export function createAddress(_: Page, { popups, connectForms }: PopupActions): Address {
  const asked = new WeakSet<Element>()
  /** The next opening tries again, and the link leads to the page. */
  const giveUp = (page: Page, link: Element) => {
    const text = page.translator("popups", popupAddressMessages)("failed")
    asked.delete(link)
    link.closest(selectors.content)?.removeAttribute("aria-busy")
    findNote(link).textContent = text
    page.announce.polite(text)
  }
  const fill = async (popup: Popup, link: HTMLAnchorElement) => {
    const { page, scope, container } = popup
    const content = link.closest<HTMLElement>(selectors.content)
    if (!content || asked.has(link)) return
    asked.add(link)
    findNote(link).textContent = page.translator("popups", popupAddressMessages)("loading")
    content.setAttribute("aria-busy", "true")
    const [url = ""] = link.href.split("#", 1)
    const answer = await page.http({ method: "GET", url, timeoutMs, signal: scope.signal })
    if (scope.signal.aborted) return
    const found = answer.kind === "answer" && answer.isOk ? findContent(page, answer, link) : null
    if (!found) {
      giveUp(page, link)
      return
    }
    content.removeAttribute("aria-busy")
    const hadFocus = content.contains(page.document.activeElement)
    content.replaceChildren(found)
    connectForms(popup)
    for (const observer of popups.observers) observer.filled?.(popup)
    if (!hadFocus) return
    container.tabIndex = -1
    container.focus(nullPrototype({ preventScroll: true }))
  }
  const show = (popup: Popup) => {
    const { page, root } = popup
    const link = root.querySelector<HTMLAnchorElement>(selectors.address)
    if (!link) return
    fill(popup, link).catch((cause: unknown) => {
      page.reports.fail({ during: "open", widget: "popups", cause })
      if (!popup.scope.signal.aborted && link.isConnected) giveUp(page, link)
    })
  }
  popups.observers.push({ beforeOpen: show })
  return { show }
}

/** The paragraph before that of the link. */
function findNote(link: Element): Element {
  return link.parentElement?.previousElementSibling ?? link
}

/**
 * The part of a page that has the id in the link's hash, else its content; null for a page without. Its addresses are those of the page.
 * @throws where the browser refuses to parse it
 */
function findContent(page: Page, { text, url }: HttpAnswer, { href, hash }: HTMLAnchorElement): Node | null {
  const address = parseUrl((url || href).split("#", 1)[0] ?? "")
  // Another site's forms would be sent to it.
  if (!isOfShop(page, address)) return null
  const parsed = page.html.parseFragment(text)
  const found =
    hash.length > 1 ? parsed.getElementById(decodeUri(hash.slice(1))) : parsed.querySelector(selectors.pageContent)
  if (!found) return null
  const content = page.document.createDocumentFragment()
  content.append(...(hash.length > 1 ? [found] : found.childNodes))
  resolveAddresses(content, address.href)
  return content
}
