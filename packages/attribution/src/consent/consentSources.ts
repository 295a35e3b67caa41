import {
  consentService,
  type ConsentState,
  type Page,
  readDocumentCookies,
  readGlobal,
  readPartConfig,
  definePageService,
  listen,
  whenLoaded,
} from "@ringside/core"
import { readMember, readMembers } from "@ringside/core/domain"
import { attributionConfig } from "../config.ts"
import { readGoogleConsent, readTcfConsent, selectConsent, selectTrackingAllowed } from "../domain/index.ts"
import { consentCategories } from "./categories.ts"
import { selectors } from "../host.ts"
import { onReturn } from "../onReturn.ts"
import { consentCookieName, readConsentCookie } from "./consentCookie.ts"

/** The tracking that the shop and its scripts ask for. */
export interface TrackingWish {
  /** The shop's own setting. */
  readonly configured: boolean
  /** Whether a script has requested tracking now. */
  readonly isDemanded: boolean
}

/** The combined state of the page's consent tools. Source: attribution-translation-site §2. */
export interface ConsentSources {
  /** Whether the shop may track for `category`. */
  isTrackingAllowed(category: string, wish: TrackingWish): boolean
  /** Reads all tools again, and fills the page's `consentService`. */
  refresh(): void
}

/** Google's names of these categories. */
const googleKeys: Readonly<Record<string, string>> = {
  functional: "functionality_storage",
  preferences: "personalization_storage",
  statistics: "analytics_storage",
  marketing: "ad_storage",
}

/** Categories that depend on the framework's purposes 1 and 7. */
const tcfCategories: readonly string[] = ["statistics", "marketing"]

/** Yes, no, no answer yet, or no tool. `implied`: allowed until the shopper denies. */
type Answer = "granted" | "denied" | "pending" | "implied" | null

/** Reads the page's consent tools and fills `consentService`; started at first use. */
export const consentSourcesService = definePageService("attribution.consent", startSources)

function startSources(page: Page): ConsentSources {
  const fromEvents = new Map<string, boolean>()
  const google = createGoogleReader(page)
  const readTcf = listenToTcf(page, () => refresh())
  const { consent } = readPartConfig(page, attributionConfig)
  const isPrivate = () => readMemberOf(page.window.navigator, "globalPrivacyControl") === true

  const readAnswers = (category: string, cookies: string): readonly Answer[] => {
    const wp = readWp(page, { category, cookies, fromEvent: fromEvents.get(category), configured: consent.type })
    const tcf = tcfCategories.includes(category) ? readTcf() : null
    const isAllowed = [wp, tcf].some((answer) => answer === "granted" || answer === "implied")
    return [wp, google(googleKeys[category], !isAllowed && isSomebodyAsking(page, consent.type)), tcf]
  }
  const readState = (category: string, cookies: string): ConsentState => {
    const answers = readAnswers(category, cookies)
    for (const each of ["denied", "pending", "granted"] as const) if (answers.includes(each)) return each
    if (category === "marketing" && isPrivate()) return "denied"
    return answers.includes("implied") ? "granted" : "undecided"
  }
  /** Whether Google's list has said anything about consent. */
  let hasGoogle = false
  const refresh = () => {
    hasGoogle = Object.values(googleKeys).some((key) => google(key, true) !== null)
    // Once for all categories: this runs at each scan, and the browser builds the text anew at each read.
    const cookies = readDocumentCookies(page)
    const states = consentCategories.map((category) => [category, readState(category, cookies)] as const)
    consentService.of(page).fill(Object.fromEntries(states.filter(([, state]) => state !== "undecided")))
  }

  page.events.on(["wp_listen_for_consent_change", "wp_consent_type_defined"], ({ detail }) => {
    for (const [category, value] of Object.entries(detail)) fromEvents.set(category, value === "allow")
    refresh()
  })
  page.events.on(["cmplz_status_change"], ({ detail }) => {
    const { category, value } = readMembers(detail)
    if (typeof category === "string") fromEvents.set(category, value === "allow")
    refresh()
  })
  whenLoaded(page, refresh)
  // A closing banner changes nodes; Google's own list has no event. Some banners only hide, and some leave the page with the answer.
  page.onScan(refresh)
  const refreshWithGoogle = () => {
    if (hasGoogle) refresh()
  }
  const { signal } = page
  // eslint-disable-next-line no-restricted-syntax -- a shopper's answer is a click of the browser
  listen(page.window, "click", () => page.clock.after(0, refreshWithGoogle), { capture: true, signal })
  listen(page.window, "pagehide", refreshWithGoogle, { signal })
  onReturn(page, () => {
    // The shopper may have answered on another page; its cookie is then newer than an event on this page.
    const cookies = readDocumentCookies(page)
    for (const each of consentCategories) if (readConsentCookie(cookies, each) !== "") fromEvents.delete(each)
    // Complianz reads its own cookies at each call.
    if (readGlobal(page.window, "cmplz_has_consent") !== undefined) fromEvents.clear()
    refresh()
  })
  refresh()
  return {
    refresh,
    isTrackingAllowed(category, { configured, isDemanded }) {
      const [wp = null, googleAnswer = null, tcf = null] = readAnswers(category, readDocumentCookies(page))
      const gpc = isPrivate()
      return selectTrackingAllowed({
        configured,
        wp: wp === "implied" ? (gpc ? null : true) : readAsked(wp, isDemanded),
        google: googleAnswer === null ? null : googleAnswer === "granted" ? "granted" : "denied",
        tcf: readAsked(tcf, isDemanded),
        gpc: gpc && !isDemanded,
      })
    },
  }
}

interface WpQuestion {
  readonly category: string
  /** The page's cookies. */
  readonly cookies: string
  /** The last event on this page. */
  readonly fromEvent: boolean | undefined
  readonly configured: string | null
}

/** Reads the WordPress consent API, its cookies, or Complianz, which names the API's type of consent also where the API isn't installed. */
function readWp(page: Page, { category, cookies, fromEvent, configured }: WpQuestion): Answer {
  if (fromEvent !== undefined) return fromEvent ? "granted" : "denied"
  const cookie = readConsentCookie(cookies, category)
  if (cookie === "deny") return "denied"
  const { window, document } = page
  const hasConsent = readGlobal(window, "wp_has_consent") ?? readGlobal(window, "cmplz_has_consent")
  const isFunction = typeof hasConsent === "function"
  // It knows more than we do, such as a tool's cookies with other names, and a consent that was withdrawn since.
  if (isFunction && callSafely(hasConsent, category) !== true) return "pending"
  if (cookie === "allow") return "granted"
  const named = readGlobal(window, "wp_consent_type") ?? readGlobal(window, "wp_fallback_consent_type")
  const isNamed = typeof named === "string" && named !== "" && (isFunction || canBeAnswered(page, cookies))
  if (isFunction && isNamed) return "implied"
  // Without a type of the page's it allows everything, although our banner may ask.
  const fromHook = document.querySelector(selectors.consentHook) ? "optin" : null
  const type = isNamed ? named : (configured ?? fromHook)
  if (!type) return isFunction ? "implied" : null
  return selectConsent({ type, cookie }) ? "implied" : "pending"
}

/**
 * Whether a tool that names the type of consent has a way to pass the shopper's answer on: the consent API, or its cookies. Tools such
 * as WPConsent and UniConsent name the type also where the API isn't installed, and tell their answer by other ways alone. Until the page
 * has loaded, the API's script may still come.
 */
function canBeAnswered({ window, document }: Page, cookies: string): boolean {
  if (document.readyState !== "complete" || cookies.includes(consentCookieName(""))) return true
  return typeof readGlobal(window, "wp_set_consent") === "function"
}

/** Whether the page has a sign that shoppers are asked, beside Google's own list. */
function isSomebodyAsking({ window, document }: Page, configured: string | null): boolean {
  const names = ["wp_consent_type", "wp_fallback_consent_type", "__tcfapi"]
  return (
    configured !== null ||
    names.some((name) => Boolean(readGlobal(window, name))) ||
    document.querySelector(selectors.consentHook) !== null
  )
}

/** Reads Google's consent mode. The list is parsed again only when it has changed. `isAsked`: whether a default for some regions may deny. */
function createGoogleReader(page: Page): (key: string | undefined, isAsked: boolean) => Answer {
  let length = -1
  let last: unknown
  let answers = new Map<string, Answer>()
  /** Google's own script drops old entries of a long list, but not the consent that they set. */
  const earlier = new Map<string, Answer>()
  return (storage, isAsked) => {
    const list = readGlobal(page.window, "dataLayer")
    if (storage === undefined || !Array.isArray(list)) return null
    const key = `${storage} ${isAsked}`
    if (list.length !== length || list.at(-1) !== last) answers = new Map()
    length = list.length
    last = list.at(-1)
    const known = answers.get(key)
    if (known !== undefined) return known
    const updates = list.filter((entry) => readMember(entry, ["1"]) === "update")
    const fallback = readGoogleConsent(list, storage, isAsked)
    // A denying default is a question without an answer yet.
    const found = readGoogleConsent(updates, storage) ?? (fallback === "denied" ? "pending" : fallback)
    const answer = found ?? earlier.get(key) ?? null
    earlier.set(key, answer)
    answers.set(key, answer)
    return answer
  }
}

/** Listens to a tool of the IAB's framework, which may be loaded after us. */
function listenToTcf(page: Page, onChange: () => void): () => Answer {
  let data: unknown
  let isAsked = false
  const ask = () => {
    const api = readGlobal(page.window, "__tcfapi")
    if (isAsked || typeof api !== "function") return
    isAsked = true
    const onData = (next: unknown) => {
      // The shopper who opens the tool's window again keeps the earlier answer until the new one.
      const isReopened = readMember(next, ["eventStatus"]) === "cmpuishown" && readTcfConsent(data) !== null
      if (isReopened) return
      data = next
      if (!page.signal.aborted) onChange()
    }
    callSafely(api, "addEventListener", 2, onData)
    const end = () => callSafely(api, "removeEventListener", 2, () => undefined, readMember(data, ["listenerId"]))
    page.signal.addEventListener("abort", end)
  }
  page.onScan(ask)
  ask()
  return () => {
    // A broken tool doesn't count as a question any more.
    if (!isAsked || readMember(data, ["cmpStatus"]) === "error") return null
    const isGranted = readTcfConsent(data)
    return isGranted === null ? "pending" : isGranted ? "granted" : "denied"
  }
}

/** A question without an answer is no consent, unless a script has requested tracking on the shopper's behalf. */
function readAsked(answer: Answer, isDemanded: boolean): boolean | null {
  if (answer === "pending" && isDemanded) return null
  return answer === null ? null : answer === "granted"
}

/** Tools of others may break; that is theirs to tell. */
// oxlint-disable-next-line typescript/no-unsafe-function-type -- a function of the host's, of which nothing is known
function callSafely(host: Function, ...args: readonly unknown[]): unknown {
  try {
    return Reflect.apply(host, undefined, args)
  } catch {
    return undefined
  }
}

function readMemberOf(holder: object, name: string): unknown {
  return Reflect.get(holder, name)
}
