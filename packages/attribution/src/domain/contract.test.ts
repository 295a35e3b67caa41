import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Fields = [string, string][]
type Config = {
  lifetime: number
  session: number
  base64: boolean
  prefix: string
  allowTracking: boolean
  consentCategory: string
  ajaxUrl: string
  fields: Fields
}
type Visit = {
  url?: string
  referrer?: string
  hasSession?: boolean
  hasCurrent?: boolean
  domain?: string
  isolate?: boolean
  campaignParam?: string | false
  termParam?: string | false
  contentParam?: string | false
  organics?: { host: string; param: string; display?: string }[]
  referrals?: { host: string; display?: string; medium?: string }[]
  typein?: { source?: string; medium?: string }
  ignoredReferrers?: string[]
  engines?: "extended" | "reference"
}
type Data = Record<
  "current" | "current_add" | "first" | "first_add" | "session" | "udata" | "promo",
  Record<string, string>
>
type Source = Record<
  "source" | "medium" | "campaign" | "content" | "term" | "id" | "platform" | "format" | "tactic",
  string
>
type CookieVisit = Visit & {
  cookies: string
  userAgent: string
  now: number
  lifetimeMinutes: number
  sessionMinutes: number
  ip?: string
  promo?: object
  random?: number
}
type CookieOptions = {
  now: number
  minutes: number
  host: string
  isolate?: boolean
  base64?: boolean
  secure?: boolean
}
type Google = "granted" | "denied" | null

/** Every function that the contracts list under attribution; the compiler compares the signatures. */
const listed = {
  // attribution-translation-site §13
  parseAttributionConfig: domain.parseAttributionConfig satisfies (raw: unknown) => Config,
  resolveCookieMinutes: domain.resolveCookieMinutes satisfies (months: number | string | null) => number,
  parseQuery: domain.parseQuery satisfies (search: string) => Record<string, string>,
  readHost: domain.readHost satisfies (url: string) => string,
  selectTrafficSource: domain.selectTrafficSource satisfies (
    visit: Visit,
  ) => (Source & { type: "utm" | "organic" | "referral" | "typein" }) | null,
  formatTrafficCookie: domain.formatTrafficCookie satisfies (source: object) => string,
  formatFireDate: domain.formatFireDate satisfies (epochMs: number, offsetHours?: number) => string,
  formatVisitUrl: domain.formatVisitUrl satisfies (href: string) => string,
  formatExtraCookie: domain.formatExtraCookie satisfies (v: {
    now: number
    url: string
    referrer: string
    offsetHours?: number
  }) => string,
  formatVisitorCookie: domain.formatVisitorCookie satisfies (
    visits: number,
    userAgent: string,
    ip: string | null,
  ) => string,
  formatSessionCookie: domain.formatSessionCookie satisfies (pages: number, url: string) => string,
  createPromoCode: domain.createPromoCode satisfies (
    range: { min?: unknown; max?: unknown } | null | false,
    random: number,
  ) => string | null,
  encodeCookieValue: domain.encodeCookieValue satisfies (value: unknown, base64?: boolean) => string,
  decodeCookieValue: domain.decodeCookieValue satisfies (content: string) => string,
  formatAttributionCookie: domain.formatAttributionCookie satisfies (
    name: string,
    value: string,
    o: CookieOptions,
  ) => string,
  createCookieDeletions: domain.createCookieDeletions satisfies (hostname: string) => string[],
  readAttributionCookie: domain.readAttributionCookie satisfies (header: string, name: string) => string | null,
  parseAttributionCookie: domain.parseAttributionCookie satisfies (text: string | null) => Record<string, string>,
  readAttributionData: domain.readAttributionData satisfies (header: string) => Data,
  createVisitCookies: domain.createVisitCookies satisfies (visit: CookieVisit) => {
    writes: { name: string; value: string; minutes: number }[]
    data: Data
  },
  selectAttributionValues: domain.selectAttributionValues satisfies (
    fields: Fields,
    data: object | null,
    allow: boolean,
  ) => Record<string, string | null>,
  formatAttributionInputs: domain.formatAttributionInputs satisfies (
    fields: Fields,
    values: object | null,
    prefix?: string,
  ) => { name: string; value: string }[],
  removeAttributionPrefix: domain.removeAttributionPrefix satisfies (
    inputs: { name: string; value: string }[],
    prefix?: string,
  ) => Record<string, string>,
  createOrderExtension: domain.createOrderExtension satisfies (values: object) => {
    "woocommerce/order-attribution": object
  },
  selectInputGroups: domain.selectInputGroups satisfies (groups: { id: string; form: string | null }[]) => string[],
  selectConsent: domain.selectConsent satisfies (s: { type: string | null; cookie: string }) => boolean,
  readConsentChange: domain.readConsentChange satisfies (detail: unknown, category: string) => boolean | null,
  readGoogleConsent: domain.readGoogleConsent satisfies (dataLayer: unknown, key?: string) => Google,
  readTcfConsent: domain.readTcfConsent satisfies (tcData: unknown) => boolean | null,
  selectTrackingAllowed: domain.selectTrackingAllowed satisfies (s: {
    configured: boolean
    wp: boolean | null
    google: Google
    tcf: boolean | null
    gpc: boolean
  }) => boolean,
  isCapturableEmail: domain.isCapturableEmail satisfies (value: unknown) => boolean,
  isCompleteEmail: domain.isCompleteEmail satisfies (value: unknown) => boolean,
  selectEmailAction: domain.selectEmailAction satisfies (s: {
    value: string
    sent: string[]
    inFlight: boolean
    allowed: boolean
  }) => "invalid" | "no-consent" | "duplicate" | "wait" | "send",
  formatIdentifyUrl: domain.formatIdentifyUrl satisfies (
    ajaxUrl: string,
    f: { email: string; nonce: string; contactId?: string | null },
  ) => string,
  readContactId: domain.readContactId satisfies (header: string) => string | null,
  isIdentifySuccess: domain.isIdentifySuccess satisfies (status: number) => boolean,
  parseProductData: domain.parseProductData satisfies (raw: unknown) => domain.Product | null,
  selectProductVariant: domain.selectProductVariant satisfies (
    product: domain.Product | null,
    variationId: string,
    fallbackId: string | number | null,
  ) => string | null,
  createProductViewedEvent: domain.createProductViewedEvent satisfies (
    product: domain.Product | null,
    variantId: string,
  ) => ["track", "$productViewed", object] | null,
  createTrackFields: domain.createTrackFields satisfies (
    entry: { event: string; properties?: object } | null,
    nonce: string,
  ) => [string, string][] | null,
  // checkout §14
  createAnalyticsItem: domain.createAnalyticsItem satisfies (item: unknown) => object,
  createAnalyticsEvent: domain.createAnalyticsEvent satisfies (name: string, data: unknown) => object | null,
  shouldEmitPurchase: domain.shouldEmitPurchase satisfies (orderId: unknown, alreadySent: unknown) => boolean,
}

test("exports every function that the contracts list under attribution", () => {
  expect(Object.values(listed).filter((listedFunction) => typeof listedFunction !== "function")).toEqual([])
  expect(Object.keys(domain).sort()).toEqual(Object.keys(listed).sort())
})
