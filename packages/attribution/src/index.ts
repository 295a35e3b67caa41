import "./styles.css"

export { start as startAnalytics } from "./analytics/analytics.ts"
export { consentBannerBehaviour } from "./consent/consentBanner.ts"
export { consentProperties } from "./customProperties.ts"
export { attributionMessages } from "./messages.ts"
export { consentAttributes, emailCaptureAttributes } from "./options.ts"
export { attributionPart } from "./part.ts"
export { start as startTracking } from "./tracking.ts"
