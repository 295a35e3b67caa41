import { type Page, readGlobal } from "@ringside/core"
import { parseJson, readCookie, readMember, readText } from "@ringside/core/domain"
import { selectConsent } from "../domain/index.ts"
import { selectors } from "../host.ts"
import { callSafely } from "./callSafely.ts"
import { consentCookieName, readConsentCookie } from "./consentCookie.ts"

/** Yes, no, no answer yet, or no tool. `implied`: allowed until the shopper denies. */
export type Answer = "granted" | "denied" | "pending" | "implied" | null

/** WPConsent's names of the categories that it names otherwise. It has no preferences of its own, and passes on its yes to the essential. */
const wpConsentKeys: Readonly<Record<string, string>> = {
  functional: "essential",
  preferences: "essential",
  "statistics-anonymous": "statistics",
}

interface WpQuestion {
  readonly category: string
  /** The page's cookies. */
  readonly cookies: string
  /** The last event on this page. */
  readonly fromEvent: boolean | undefined
  readonly configured: string | null
  /** Whether the shopper answers by Google's list or the IAB's framework. */
  readonly isAnsweredElsewhere: boolean
}

/** Reads the WordPress consent API, its cookies, or a tool that names the API's type of consent also where the API isn't installed. */
export function readWp(page: Page, question: WpQuestion): Answer {
  const { category, cookies, fromEvent, configured, isAnsweredElsewhere } = question
  if (fromEvent !== undefined) return fromEvent ? "granted" : "denied"
  const cookie = readConsentCookie(cookies, category)
  if (cookie === "deny") return "denied"
  const asked = askTool(page, category, cookies)
  // It reads more than we do, such as a tool's cookies with other names, and a consent that was withdrawn since.
  if (asked !== null && asked !== "implied") return asked
  if (cookie === "allow") return "granted"
  const named = readType(page)
  const fromHook = page.document.querySelector(selectors.consentHook) ? "optin" : null
  const fromShop = configured ?? fromHook
  // A tool that asks first is an open question until the shopper answers it somewhere.
  const isOpenQuestion = !named.includes("optout") && !isAnsweredElsewhere && fromShop === null
  const isNamed = named !== "" && (isOpenQuestion || asked !== null || canBeAnswered(page, cookies))
  if (asked !== null && isNamed) return "implied"
  // Without a type of the page's it allows everything, although our banner may ask.
  const type = isNamed ? named : fromShop
  if (!type) return asked ?? (isToolStarting(page, configured) ? "pending" : null)
  return selectConsent({ type, cookie }) ? "implied" : "pending"
}

/** Whether the answer waits for WPConsent, which still has to learn where the shopper is. The shop's own type, if any, is known at once. */
export function isToolStarting(page: Page, configured: string | null): boolean {
  const isNamed =
    readType(page) !== "" || configured !== null || page.document.querySelector(selectors.consentHook) !== null
  return !isNamed && Boolean(readGlobal(page.window, "WPConsent"))
}

/** Asks the consent API, Complianz, or WPConsent. Null where none is on the page, or WPConsent has no answer yet. */
export function askTool(page: Page, category: string, cookies: string): Answer {
  const { window } = page
  const hasConsent = readGlobal(window, "wp_has_consent") ?? readGlobal(window, "cmplz_has_consent")
  if (typeof hasConsent === "function") {
    if (callSafely(hasConsent, category) !== true)
      return readComplianzCookie(window, category, cookies) === "deny" ? "denied" : "pending"
    // A tool that asks first says yes only once the shopper has.
    return readType(page).includes("optin") ? "granted" : "implied"
  }
  if (!readGlobal(window, "WPConsent")) return null
  const isAllowed = readWpConsent(parseJson(readCookie(cookies, "wpconsent_preferences")), category)
  return typeof isAllowed === "boolean" ? (isAllowed ? "granted" : "denied") : null
}

/** The shopper's choice in Complianz's cookie, as its function answers no also before the shopper has. Null without Complianz. */
function readComplianzCookie(window: Window, category: string, cookies: string): string | null {
  if (!readGlobal(window, "cmplz_has_consent")) return null
  // The main site of a network has another prefix.
  const prefix = readText(readMember(readGlobal(window, "complianz"), ["prefix"])) || "cmplz_"
  return readCookie(cookies, prefix + category)
}

/** Reads a category in WPConsent's cookie or event. */
export function readWpConsent(preferences: unknown, category: string): unknown {
  return readMember(preferences, [wpConsentKeys[category] ?? category])
}

/** The type of consent that a tool has named; "" for none. */
function readType({ window }: Page): string {
  return readText(readGlobal(window, "wp_consent_type") ?? readGlobal(window, "wp_fallback_consent_type"))
}

/**
 * Whether a tool that names the type of consent has a way to pass the shopper's answer on: the consent API, its cookies, or WPConsent's own.
 * Tools such as UniConsent name the type also where the API isn't installed, and give their answer in other ways alone. Until the page
 * has loaded, the API's script may still come; one that a speed plugin has delayed comes later.
 */
function canBeAnswered({ window, document }: Page, cookies: string): boolean {
  if (document.readyState !== "complete" || cookies.includes(consentCookieName(""))) return true
  return Boolean(
    readGlobal(window, "WPConsent") ??
    readGlobal(window, "wp_set_consent") ??
    document.querySelector(selectors.consentApi),
  )
}
