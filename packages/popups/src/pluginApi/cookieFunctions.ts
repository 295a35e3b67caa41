import { followJQuery, type Page, provideFunctions, readDocumentCookies, writeDocumentCookie } from "@ringside/core"
import { formatText, isRecord, parseJson, readRecord } from "@ringside/core/domain"
import { readCookieContext, removeCookie } from "../cookies/popupCookies.ts"
import { formatPopupCookie, parseCookies, parseCookieTime } from "../domain/index.ts"

/**
 * Provides the popup plugin's functions for any cookie, `pm_cookie`, `pm_cookie_json` and `pm_remove_cookie`: they are globals and members
 * of jQuery, as soon as that is there, which snippets of sites call. Source: the popup plugin's script.
 */
export function provideCookieFunctions(page: Page): void {
  const own = {
    pm_cookie: (...args: readonly unknown[]) => readOrWrite(page, args, (text) => text),
    pm_cookie_json: (...args: readonly unknown[]) => readOrWrite(page, args, (text) => parseJson(text) ?? text),
    pm_remove_cookie: (name: unknown) => removeCookie(page, formatText(name)),
  }
  const provide = (holder: object) => provideFunctions(holder, own, page.signal)
  provide(page.window)
  followJQuery(page, provide)
}

/** With a name alone, or none, answers what is stored; otherwise stores a value. */
function readOrWrite(page: Page, args: readonly unknown[], read: (text: string) => unknown): unknown {
  const [name, value, third, path] = args
  if (args.length > 1) {
    // Expiry and path as third and fourth argument are an older form, which has both.
    const isOlder = args.length > 3 && !isRecord(third) && value !== undefined
    return write(page, { name, value, attributes: isOlder ? { expires: third, path } : readRecord(third) })
  }
  const cookies = Object.entries(parseCookies(readDocumentCookies(page)))
  const values = new Map(cookies.map(([each, text]) => [each, read(text)]))
  return name ? values.get(formatText(name)) : Object.fromEntries(values)
}

interface CookieToWrite {
  readonly name: unknown
  readonly value: unknown
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Answers the text that was given to the browser, as the original does. */
function write(page: Page, { name, value, attributes }: CookieToWrite): string {
  const { homeUrl, cookieDomain, now } = readCookieContext(page)
  const { expires, path = homeUrl, domain = cookieDomain, secure } = attributes
  const text = formatPopupCookie({
    name: formatText(name),
    value: formatValue(value),
    expires: expires instanceof Date ? expires.getTime() : parseCookieTime(expires, now),
    path: formatText(path || ""),
    domain: formatText(domain || ""),
  })
  const full = secure ? `${text}; secure` : text
  writeDocumentCookie(page, full)
  return full
}

/** Objects and lists as JSON. */
function formatValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return formatText(value)
  }
}
