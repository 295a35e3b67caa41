import {
  readHostSettings,
  consentService,
  defineBehaviour,
  type Page,
  readDocumentCookies,
  readPartConfig,
  readReferrer,
  whenLoaded,
  writeDocumentCookie,
} from "@ringside/core"
import { isRecord, readCookie } from "@ringside/core/domain"
import { attributionConfig } from "../config.ts"
import { attributionSettings } from "../hostSettings.ts"
import { type AttributionState, attributionStateOf } from "./attributionState.ts"
import { startExtensionData, startHostExtensionData } from "./blockCheckout.ts"
import {
  type AttributionConfig,
  createCookieDeletions,
  createVisitCookies,
  formatAttributionCookie,
  readAttributionData,
  readConsentChange,
  readHost,
  resolveCookieMinutes,
  selectAttributionValues,
} from "../domain/index.ts"
import { connectInputs, startFormInputs } from "./formInputs.ts"
import { selectors } from "../host.ts"
import { attributionJob } from "../jobs.ts"
import { onReturn } from "../onReturn.ts"
import { provideTrackingApi } from "./trackingApi.ts"

/** Records where the shopper came from, and writes it into forms and orders. Source: attribution-translation-site §1. */
export const orderAttributionBehaviour = defineBehaviour({
  name: "order-attribution",
  selector: (page: Page) => (page.jobs.isOurs(attributionJob) ? selectors.inputs : null),
  connect: connectInputs,
  start: startOrderAttribution,
})

function startOrderAttribution(page: Page): void {
  const host = readHostSettings(page, attributionSettings)
  const state = attributionStateOf(page)
  const mode = page.jobs.modeOf(attributionJob)
  if (!host || !state || mode === "native") return
  if (mode === "observe") {
    observe(page, state)
    return
  }
  const tracking = createTracking(page, state, host.promoCode)
  tracking.update()
  startFormInputs(page)
  startExtensionData(page, state)
  startHostExtensionData(page, state)
  provideTrackingApi(page, host.settings, { setAllowed: tracking.setAllowed, read: () => state.$attribution.get() })
  consentService.of(page).onChange(() => tracking.update())
  // What is unknown until then is decided, also where the state of consent stays as it is.
  whenLoaded(page, () => tracking.update())
  page.events.on(["wp_consent_type_defined", "wp_listen_for_consent_change"], ({ detail }) => {
    if (readConsentChange(detail, state.config.consentCategory) === true) state.permission.endRefusal()
    tracking.update()
  })
  onReturn(page, tracking.readAgain)
}

/** The host's own script writes the cookies, the inputs and the host's block checkout; our own checkouts read the cookies. */
function observe(page: Page, state: AttributionState): void {
  const read = () => {
    const data = readAttributionData(readDocumentCookies(page))
    state.$attribution.set(selectAttributionValues(state.config.fields, data, true))
  }
  read()
  startExtensionData(page, state)
  page.events.on(["wp_consent_type_defined", "wp_listen_for_consent_change"], () => page.clock.after(0, read))
  onReturn(page, read)
}

interface Tracking {
  /** Does what the shopper's consent now means. */
  update(): void
  /** Sets another script's choice, in place of the shop's own setting. */
  setAllowed(isAllowed: boolean): void
  /** Reads the cookies, which another page has written or deleted since. */
  readAgain(): void
}

function createTracking(page: Page, { config, $attribution, permission }: AttributionState, promo: unknown): Tracking {
  let state: ReturnType<typeof permission.read> | null = null
  /** One page view counts once, however often tracking is turned on. */
  let isCounted = false
  // Read now: the address may change, and with it the campaign be lost, before the shopper has decided.
  const visit = readVisit(page)

  const count = () => {
    if (isCounted) return
    isCounted = true
    writeVisit(page, config, { ...visit, ...(isRecord(promo) && { promo }) })
  }
  const publish = () => {
    const isTracked = state === "allowed"
    const data = isTracked ? readAttributionData(readDocumentCookies(page)) : null
    $attribution.set(selectAttributionValues(config.fields, data, isTracked))
  }
  const update = () => {
    const next = permission.read(config.consentCategory)
    if (next === state) return
    state = next
    if (next === "allowed") count()
    if (next === "denied") {
      isCounted = false
      deleteCookies(page)
    }
    publish()
  }
  return {
    update,
    readAgain() {
      update()
      if (state === "allowed") publish()
    },
    setAllowed(next) {
      permission.set(next)
      if (!next) state = null
      update()
    },
  }
}

/** Deletes the cookies of attribution that the page has: mostly none, and each write would go to another process of the browser. */
function deleteCookies(page: Page): void {
  const cookies = readDocumentCookies(page)
  for (const text of createCookieDeletions(page.window.location.hostname))
    if (readCookie(cookies, text.slice(0, text.indexOf("="))) !== null) writeDocumentCookie(page, text)
}

function readVisit(page: Page) {
  const { window } = page
  // As it was requested: scripts may have taken the campaign out of the address since.
  const [entry] = window.performance.getEntriesByType("navigation")
  const { href, origin } = window.location
  const url = entry?.name.startsWith(`${origin}/`) ? entry.name : href
  return { url, referrer: readReferrer(page), userAgent: window.navigator.userAgent }
}

function writeVisit(
  page: Page,
  config: AttributionConfig,
  visit: ReturnType<typeof readVisit> & { promo?: object },
): void {
  const { hostname, protocol } = page.window.location
  const now = page.clock.now()
  const { ignoredReferrers } = readPartConfig(page, attributionConfig).attribution
  const { base64 } = config
  const { writes } = createVisitCookies({
    base64,
    ...visit,
    ignoredReferrers: ignoredReferrers.map(readHost),
    cookies: readDocumentCookies(page),
    now,
    lifetimeMinutes: resolveCookieMinutes(config.lifetime),
    sessionMinutes: config.session,
    random: page.window.Math.random(),
  })
  for (const { name, value, minutes } of writes) {
    const cookie = { now, minutes, host: hostname, base64, secure: protocol === "https:" }
    writeDocumentCookie(page, formatAttributionCookie(name, value, cookie))
  }
}
