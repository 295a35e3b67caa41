export { ConsentBanner } from "./react/ConsentBanner.tsx"
export { NewsletterForm } from "./react/NewsletterForm.tsx"
export { type ConsentByCategory, type ConsentCategory, type UsedConsent, useConsent } from "./react/useConsent.ts"
