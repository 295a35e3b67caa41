import { encodeCookieName, encodeUri, formatText, parseFlag, readMembers } from "@ringside/core/domain"
import { dayMs } from "./dayMs.ts"
import { parseCookieTime } from "./cookieTime.ts"
import { formatPopupName } from "./popupName.ts"

/** A cookie to write. `expires` is in epoch milliseconds; null makes it a session cookie. */
export interface CookieParts {
  readonly name: string
  readonly value: string
  readonly expires: number | null
  /** Empty for the folder of the page. */
  readonly path: string
  readonly domain: string
}

/** The scope of a popup's cookies, and the current time. */
interface CookieContext {
  readonly homeUrl: string
  readonly cookieDomain: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Browsers send a page's cookies in one line, which servers refuse from 8 kB on. */
const nameMax = 100

const plainInValue = /%(?:2[346BF]|3[ACDEF]|40|5[BDE]|60|7[BCD])/g

/** The text of a cookie, with the parts that are set. Source: popups §10. */
export function formatPopupCookie({ name, value, expires, path, domain }: CookieParts): string {
  const plainValue = encodeUri(formatText(value)).replace(plainInValue, decodeURIComponent)
  const attributes = [
    formatExpiry(expires),
    formatAttribute("path", formatText(path)),
    formatAttribute("domain", formatText(domain)),
  ]
  return `${encodeCookieName(formatText(name))}=${plainValue}${attributes.join("")}`
}

/**
 * The cookie of a popup's settings, and its text. Settings without a `path` are those of a cookie that isn't "sitewide", which the plugin prints
 * without it; without settings the cookie is the shop's. So is every session cookie: the plugin's script passes on no path for it, so that the
 * default holds. Source: popups §10, the popup plugin's script.
 */
export function createPopupCookie(
  settings: object | null,
  { popupId, homeUrl, cookieDomain, now }: CookieContext & { readonly popupId: number },
): CookieParts & { readonly text: string } {
  const { name, time, expires, session, path } = readMembers(settings)
  const isSession = parseFlag(session)
  const ownName = formatText(name)
  const parts = {
    name: ownName !== "" && ownName.length <= nameMax ? ownName : formatPopupName(popupId),
    value: "true",
    expires: isSession ? null : (parseCookieTime(isGiven(time) ? time : expires, now) ?? now + 30 * dayMs),
    path: settings === null || isSession || parseFlag(path ?? false) ? formatText(homeUrl) : "",
    domain: formatText(cookieDomain),
  }
  return { ...parts, text: formatPopupCookie(parts) }
}

/** Two texts that remove a cookie: from the page's folder, and from the whole shop. Source: popups §10. */
export function createRemovedCookies(name: string, { homeUrl, cookieDomain, now }: CookieContext): [string, string] {
  const removed = { name, value: "", expires: now - dayMs, domain: cookieDomain }
  return [formatPopupCookie({ ...removed, path: "" }), formatPopupCookie({ ...removed, path: homeUrl })]
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function formatExpiry(expires: number | null): string {
  const date = new Date(expires ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? "" : `; expires=${date.toUTCString()}`
}

/** A semicolon or a control character would start an unwanted attribute. */
function formatAttribute(name: string, value: string): string {
  return value === "" || /[;\p{Cc}]/u.test(value) ? "" : `; ${name}=${value}`
}
