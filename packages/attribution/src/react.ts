export { ConsentBanner, type ConsentBannerProps } from "./react/ConsentBanner.tsx"
export { NewsletterForm, type NewsletterFormProps } from "./react/NewsletterForm.tsx"
export { type ConsentByCategory, type ConsentCategory, type UsedConsent, useConsent } from "./react/useConsent.ts"
export type { AttributionConfig } from "./config.ts"
