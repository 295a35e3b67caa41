/** The banner's custom properties after `--ringside-consent-`, each with the shared one that it replaces. `customProperties.ts` documents them. */
export const consentPropertyNames = {
  ground: "surface",
  text: "surface-text",
  accent: "accent",
  "accent-text": "accent-text",
  radius: "radius",
} as const

/** The other shared properties that the banner's styles read. */
export const sharedPropertyNames = [
  "focus",
  "focus-gap",
  "heading-weight",
  "layer",
  "line",
  "line-weight",
  "shadow",
  "space",
  "target",
] as const
