import {
  type Page,
  type ReceivedEvent,
  type Scope,
  unwrapElement,
  warnAuthor,
  writeDocumentCookie,
} from "@ringside/core"
import { formatText, isRecord, parseFlag, parseJson, readMembers } from "@ringside/core/domain"
import {
  cookieEvents,
  createPopupCookie,
  createRemovedCookies,
  selectCookies,
  type Submission,
} from "../domain/index.ts"
import { filtersService } from "../events/filters.ts"
import type { Popup } from "../popup.ts"
import { popupsService } from "../popups.ts"
import { readVars } from "../settings/vars.ts"
import { popupsWarnings } from "../warnings.ts"

/** Writes the cookies that a popup's settings name for an event. Source: popups §10. */
export function writeCookies(
  popup: Popup,
  name: string,
  form: { readonly submission?: Submission; readonly inThisPopup?: boolean } = {},
): void {
  for (const settings of selectCookies([...popup.settings.cookies, ...popup.addedCookies], { name, ...form }))
    setPopupCookie(popup, settings)
}

/** Writes one cookie of a popup. */
export function setPopupCookie({ page, id, root }: Popup, settings: object | null): void {
  writeCookie(page, id, settings)
  filtersService.of(page).doAction("popmake.setCookie", settings, root)
}

/** Removes a cookie, wherever popups may have written it. */
export function removeCookie(page: Page, name: string): void {
  for (const text of createRemovedCookies(name, readCookieContext(page))) writeDocumentCookie(page, text)
}

/** Warns of cookies whose events never occur. */
export function checkCookieEvents({ page, settings }: Popup): void {
  for (const entry of settings.cookies) {
    const { event } = readMembers(entry)
    if (!cookieEvents.includes(event)) warnAuthor(page, popupsWarnings.unknownCookie, null, { name: String(event) })
  }
}

/** Writes cookies at the events of popups, and when another script requests it. */
export function startCookies(page: Page): void {
  const popups = popupsService.of(page)
  popups.observers.push({
    opened: (popup) => writeCookies(popup, "on_popup_open"),
    beforeClose: (popup) => writeCookies(popup, "on_popup_close"),
  })
  const writeFor =
    (name: string) =>
    ({ target }: ReceivedEvent) => {
      const popup = popups.find(unwrapElement(target))
      if (popup) writeCookies(popup, name)
    }
  page.events.on(["pumSetCookie"], writeFor("manual"))
  page.events.on(["pumConversion"], writeFor("on_popup_conversion"))
  page.events.on(["pumFormSuccess"], writeFor("form_success"))
}

/** Writes the cookie that an element of the page requests, at once or when it is first visible. */
export function connectCookieElement(element: HTMLElement, { page, onEnd }: Scope): void {
  const args: unknown = parseJson(element.getAttribute("data-cookie-args"))
  if (!isRecord(args)) return
  const write = () => writeCookie(page, 0, args)
  if (!parseFlag(element.getAttribute("data-only-onscreen") ?? false)) {
    write()
    return
  }
  const observer = new page.window.IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    write()
  })
  observer.observe(element)
  onEnd(() => observer.disconnect())
}

/** Where popups write their cookies, and the current time. */
export function readCookieContext(page: Page) {
  const { home_url: homeUrl, cookie_domain: domain } = readVars(page)
  return { homeUrl: formatText(homeUrl) || "/", cookieDomain: formatText(domain), now: page.clock.now() }
}

function writeCookie(page: Page, popupId: number, settings: object | null): void {
  writeDocumentCookie(page, createPopupCookie(settings, { popupId, ...readCookieContext(page) }).text)
}
