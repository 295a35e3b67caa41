export { createAnalyticsEvent, createAnalyticsItem, shouldEmitPurchase } from "./analytics.ts"
export {
  type AttributionConfig,
  type AttributionField,
  parseAttributionConfig,
  resolveCookieMinutes,
} from "./attributionConfig.ts"
export {
  type AttributionValues,
  createOrderExtension,
  formatAttributionInputs,
  type FormInput,
  removeAttributionPrefix,
  selectAttributionValues,
  selectInputGroups,
} from "./attributionValues.ts"
export {
  readConsentChange,
  readGoogleConsent,
  readTcfConsent,
  selectConsent,
  selectTrackingAllowed,
  type TrackingSigns,
} from "./consent.ts"
export type { AttributionData } from "./cookieNames.ts"
export {
  type AttributionCookie,
  createCookieDeletions,
  decodeCookieValue,
  encodeCookieValue,
  formatAttributionCookie,
} from "./cookieText.ts"
export { type CookieVisit, type CookieWrite, createVisitCookies } from "./createVisitCookies.ts"
export {
  type EmailAction,
  formatIdentifyUrl,
  isCapturableEmail,
  isCompleteEmail,
  isIdentifySuccess,
  readContactId,
  selectEmailAction,
} from "./email.ts"
export {
  createProductViewedEvent,
  parseProductData,
  type Product,
  type ProductVariant,
  selectProductVariant,
} from "./productData.ts"
export { parseAttributionCookie, readAttributionCookie, readAttributionData } from "./readCookies.ts"
export { createTrackFields } from "./trackFields.ts"
export { selectTrafficSource, type TrafficSource, type Visit } from "./trafficSource.ts"
export {
  createPromoCode,
  formatExtraCookie,
  formatFireDate,
  formatSessionCookie,
  formatTrafficCookie,
  formatVisitorCookie,
} from "./visitCookies.ts"
export { formatVisitUrl, parseQuery, readHost } from "./visitUrl.ts"
