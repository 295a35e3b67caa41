const cookie = { now: 0, minutes: 30, host: "shop.test" }
const product = {
  productID: "1",
  title: "a",
  currency: "EUR",
  productUrl: "/",
  variants: { 1: { variantID: "1" } },
}

const visitOf = (text: string) => ({
  url: `https://shop.test/?utm_source=${text}`,
  referrer: `https://${text}`,
  userAgent: text,
  now: 0,
  lifetimeMinutes: 0,
  sessionMinutes: 30,
})

/** The text arguments of attribution's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  createAnalyticsEvent: (text) => [
    [text, { item: {} }],
    ["purchase", { order: { id: text, coupons: [text], totals: { total_price: text } } }],
  ],
  createAnalyticsItem: (text) => [[{ name: text, sku: text, variation: [{ value: text }], prices: { price: text } }]],
  createCookieDeletions: (text) => [[text]],
  createOrderExtension: (text) => [[text], [{ [text]: text }]],
  createProductViewedEvent: (text) => [[product, text]],
  createPromoCode: (text) => [[{ min: text, max: text }, 0]],
  createTrackFields: (text) => [[{ event: text, properties: { [text]: text } }, text]],
  createVisitCookies: (text) => [
    [{ ...visitOf(text), cookies: text }],
    [{ ...visitOf(""), cookies: `sbjs_current=typ%3D${text}; sbjs_session=${text}; sbjs_udata=${text}` }],
  ],
  decodeCookieValue: (text) => [[text], [`JTQx${text}`]],
  encodeCookieValue: (text) => [[text], [text, true]],
  formatAttributionCookie: (text) => [
    [text, text, cookie],
    ["a", "b", { ...cookie, host: text }],
  ],
  formatAttributionInputs: (text) => [[[[text, text]], { [text]: text }, text]],
  formatExtraCookie: (text) => [[{ now: 0, url: text, referrer: text }]],
  formatIdentifyUrl: (text) => [[text, { email: text, nonce: text, contactId: text }]],
  formatSessionCookie: (text) => [[1, text]],
  formatTrafficCookie: (text) => [[{ source: text, type: text }]],
  formatVisitUrl: (text) => [[text], [`https://${text}`], [`https://shop.test/?${text}`]],
  formatVisitorCookie: (text) => [[1, text, text]],
  isCapturableEmail: (text) => [[text], [`${text}@a.com`], [`a@${text}`]],
  isCompleteEmail: (text) => [[text], [`a@${text}`]],
  parseAttributionConfig: (text) => [[{ params: { prefix: text, lifetime: text }, fields: { [text]: text } }]],
  parseAttributionCookie: (text) => [[text], [`typ=${text}`]],
  parseProductData: (text) => [[{ ...product, title: text, variants: { [text]: { price: text } } }]],
  parseQuery: (text) => [[text], [`a=${text}`]],
  readAttributionCookie: (text) => [
    [text, "sbjs_current"],
    ["sbjs_current=1", text],
  ],
  readAttributionData: (text) => [[text], [`sbjs_current=${text}`]],
  readConsentChange: (text) => [[{ [text]: text }, text]],
  readContactId: (text) => [[text], [`omnisendContactID=${text}`]],
  readGoogleConsent: (text) => [[[["consent", text, { ad_storage: text }]], text]],
  readHost: (text) => [[text], [`https://${text}`]],
  readTcfConsent: (text) => [[{ eventStatus: text, purpose: { consents: { 1: text } } }]],
  removeAttributionPrefix: (text) => [[[{ name: text, value: text }], text]],
  resolveCookieMinutes: (text) => [[text]],
  selectAttributionValues: (text) => [[[[text, text]], { [text]: { [text]: text } }, true]],
  selectConsent: (text) => [[{ type: text, cookie: text }]],
  selectEmailAction: (text) => [[{ value: text, sent: [text], inFlight: false, allowed: true }]],
  selectInputGroups: (text) => [[[{ id: text, form: text }]]],
  selectProductVariant: (text) => [[product, text, text]],
  selectTrafficSource: (text) => [
    [visitOf(text)],
    [{ url: "https://shop.test/", referrer: `https://${text}/?text=${text}`, domain: text }],
    [{ url: text, referrer: text, organics: [{ host: text, param: text }], ignoredReferrers: [text] }],
  ],
  shouldEmitPurchase: (text) => [[text, [text]]],
}

/** Functions that read no text. */
export const withoutText: readonly string[] = ["formatFireDate", "isIdentifySuccess", "selectTrackingAllowed"]

const visit = {
  ...{
    url: "https://shop.test/",
    referrer: "https://a.test/",
    hasSession: false,
    hasCurrent: false,
    domain: "shop.test",
  },
  ...{ isolate: false, campaignParam: "c", termParam: "t", contentParam: "x", ignoredReferrers: ["b.test"] },
  organics: [{ host: "a.test", param: "q", display: "A" }],
  referrals: [{ host: "a.test", display: "A", medium: "m" }],
  typein: { source: "s", medium: "m" },
  engines: "extended",
}

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createVisitCookies: [
    [
      {
        ...visit,
        ...{ cookies: "a=1", userAgent: "a", now: 0, lifetimeMinutes: 1, sessionMinutes: 1, ip: "1" },
        ...{ promo: { min: 1, max: 2 }, random: 0.5, base64: true },
      },
    ],
  ],
  createPromoCode: [[{ min: 1, max: 2 }, 0.5]],
  formatAttributionCookie: [
    ["a", "b", { now: 0, minutes: 1, host: "shop.test", isolate: true, base64: true, secure: true }],
  ],
  formatExtraCookie: [[{ now: 0, url: "/", referrer: "", offsetHours: 1 }]],
  formatFireDate: [[0, 1]],
  isIdentifySuccess: [[200]],
  selectTrackingAllowed: [[{ configured: true, wp: true, google: "granted", tcf: true, gpc: false }]],
  selectTrafficSource: [[visit]],
}
