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
import { readGoogleConsent, readTcfConsent, selectTrackingAllowed } from "../domain/index.ts"
import { consentCategories } from "./categories.ts"
import { selectors } from "../host.ts"
import { onReturn } from "../onReturn.ts"
import { readConsentCookie } from "./consentCookie.ts"
import { callSafely } from "./callSafely.ts"
import { type Answer, askTool, isToolStarting, readWp, readWpConsent } from "./wordPressConsent.ts"

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
  /** Whether the answer for `category` is missing and a tool may only not have told it yet. */
  isWaiting(category: string): boolean
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

/** Reads the page's consent tools and fills `consentService`; started at first use. */
export const consentSourcesService = definePageService("attribution.consent", startSources)

function startSources(page: Page): ConsentSources {
  const fromEvents = new Map<string, boolean>()
  const google = createGoogleReader(page)
  const readTcf = listenToTcf(page, () => refresh())
  const { consent } = readPartConfig(page, attributionConfig)
  const isPrivate = () => readMemberOf(page.window.navigator, "globalPrivacyControl") === true

  const readAnswers = (category: string, cookies: string): readonly Answer[] => {
    const framework = readTcf()
    const wp = readWp(page, {
      category,
      cookies,
      fromEvent: fromEvents.get(category),
      configured: consent.type,
      isAnsweredElsewhere: framework !== null || google.hasUpdate(),
    })
    const tcf = tcfCategories.includes(category) ? framework : null
    const isAllowed = [wp, tcf].some((answer) => answer === "granted" || answer === "implied")
    return [wp, google.read(googleKeys[category], !isAllowed && isSomebodyAsking(page, consent.type)), tcf]
  }
  const readState = (category: string, cookies: string): ConsentState => {
    const answers = readAnswers(category, cookies)
    for (const each of ["denied", "pending", "granted"] as const) if (answers.includes(each)) return each
    if (category === "marketing" && isPrivate()) return "denied"
    return answers.includes("implied") ? "granted" : "undecided"
  }
  const refresh = () => {
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
  page.events.on(["wpconsent_consent_saved"], ({ detail }) => {
    for (const category of consentCategories) {
      const isAllowed = readWpConsent(detail, category)
      if (typeof isAllowed === "boolean") fromEvents.set(category, isAllowed)
    }
    refresh()
  })
  whenLoaded(page, refresh)
  // A closing banner changes nodes; Google's own list has no event. Some banners only hide, and some leave the page with the answer.
  page.onScan(refresh)
  const refreshWithGoogle = () => {
    if (Object.values(googleKeys).some((key) => google.read(key, true) !== null)) refresh()
  }
  const { signal } = page
  // eslint-disable-next-line no-restricted-syntax -- a shopper's answer is a click of the browser
  listen(page.window, "click", () => page.clock.after(0, refreshWithGoogle), { capture: true, signal })
  listen(page.window, "pagehide", refreshWithGoogle, { signal })
  onReturn(page, () => {
    // The shopper may have answered on another page; its cookie is then newer than an event on this page.
    const cookies = readDocumentCookies(page)
    for (const each of consentCategories) {
      const asked = askTool(page, each, cookies)
      // "Not allowed" takes a yes back, but doesn't end a No.
      const isYesWithdrawn = asked === "pending" && fromEvents.get(each) === true
      const isKept = asked === "granted" || asked === "denied" || readConsentCookie(cookies, each) !== ""
      if (isYesWithdrawn || isKept) fromEvents.delete(each)
    }
    refresh()
  })
  refresh()
  return {
    refresh,
    isWaiting: (category) =>
      (page.document.readyState !== "complete" || isToolStarting(page, consent.type)) &&
      consentService.of(page).read(category) === "pending",
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

/** Whether the page has a sign that shoppers are asked, beside Google's own list. While it is loading, a tool may still come. */
function isSomebodyAsking({ window, document }: Page, configured: string | null): boolean {
  const names = ["wp_consent_type", "wp_fallback_consent_type", "WPConsent", "__tcfapi"]
  return (
    document.readyState !== "complete" ||
    configured !== null ||
    names.some((name) => Boolean(readGlobal(window, name))) ||
    document.querySelector(selectors.consentHook) !== null
  )
}

interface GoogleReader {
  /** `isAsked`: whether a default for some regions may deny. */
  read(storage: string | undefined, isAsked: boolean): Answer
  /** Whether a tool has ever told the shopper's answer. */
  hasUpdate(): boolean
}

/** Reads Google's consent mode. The list is parsed again only when it has changed. */
function createGoogleReader(page: Page): GoogleReader {
  let length = -1
  let last: unknown
  let answers = new Map<string, Answer>()
  let updates: readonly unknown[] = []
  // Google's own script drops old entries of a long list, but not the consent that they set.
  const earlier = new Map<string, Answer>()
  let hasUpdate = false
  const readEntries = (): readonly unknown[] | null => {
    const list = readGlobal(page.window, "dataLayer")
    if (!Array.isArray(list)) return null
    const entries: readonly unknown[] = list
    if (entries.length !== length || entries.at(-1) !== last) {
      answers = new Map()
      updates = entries.filter(
        (entry) => readMember(entry, ["0"]) === "consent" && readMember(entry, ["1"]) === "update",
      )
      hasUpdate ||= updates.length > 0
    }
    length = entries.length
    last = entries.at(-1)
    return entries
  }
  return {
    read(storage, isAsked) {
      const list = readEntries()
      if (storage === undefined || list === null) return null
      const key = `${storage} ${isAsked}`
      const known = answers.get(key)
      if (known !== undefined) return known
      const fallback = readGoogleConsent(list, storage, isAsked)
      // A denying default is a question without an answer yet.
      const updated = readGoogleConsent(updates, storage)
      const answer = updated ?? (fallback === "denied" ? "pending" : fallback) ?? earlier.get(key) ?? null
      // The shopper's answer stays, whether or not a default for some regions may deny.
      for (const each of updated ? [true, false] : [isAsked]) earlier.set(`${storage} ${each}`, answer)
      answers.set(key, answer)
      return answer
    },
    hasUpdate() {
      readEntries()
      return hasUpdate
    },
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

function readMemberOf(holder: object, name: string): unknown {
  return Reflect.get(holder, name)
}
