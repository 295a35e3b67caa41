import { decodeUri, formatText } from "@ringside/core/domain"
import { readNames } from "./trigger.ts"

/** The cookies that scripts can read, by name. The first of equal names counts. Source: popups §13.3. */
export function parseCookies(documentCookie: string): Record<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of formatText(documentCookie).split(";")) {
    const separator = pair.indexOf("=")
    const name = decodeUri(pair.slice(0, Math.max(0, separator)).trim())
    if (name !== "" && !cookies.has(name)) cookies.set(name, decodeUri(pair.slice(separator + 1).trim()))
  }
  return Object.fromEntries(cookies)
}

/** Whether one of the named cookies exists, regardless of its value. Source: popups §3.1. */
export function hasPopupCookie(cookieName: unknown, documentCookie: string): boolean {
  const names = readNames(cookieName)
  if (names.length === 0) return false
  const cookies = parseCookies(documentCookie)
  return names.some((name) => Object.hasOwn(cookies, name))
}
