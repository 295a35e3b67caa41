/** The banner's custom properties, which it takes along from its hook. Without their documentation, which `customProperties.ts` adds. */
export const consentPropertyNames = [
  "--ringside-consent-ground",
  "--ringside-consent-text",
  "--ringside-consent-accent",
  "--ringside-consent-accent-text",
  "--ringside-consent-radius",
] as const
