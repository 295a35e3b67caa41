import type { CustomProperty } from "@ringside/core/domain"
import type { consentPropertyNames } from "./consent/propertyNames.ts"

/** The custom properties of the consent banner; part of the public surface. */
export const consentProperties = [
  {
    name: "--ringside-consent-ground",
    default: "inherit",
    doc: "Ground of the consent banner; by default the shared surface.",
  },
  {
    name: "--ringside-consent-text",
    default: "inherit",
    doc: "Text of the consent banner; by default the one that goes with its ground.",
  },
  {
    name: "--ringside-consent-accent",
    default: "inherit",
    doc: "Ground of its buttons; by default the shared accent.",
  },
  {
    name: "--ringside-consent-accent-text",
    default: "inherit",
    doc: "Text of its buttons; by default the one that goes with their ground.",
  },
  {
    name: "--ringside-consent-radius",
    default: "inherit",
    doc: "Radius of its corners and buttons; by default the shared one.",
  },
] as const satisfies readonly (CustomProperty & {
  readonly name: `--ringside-consent-${keyof typeof consentPropertyNames}`
})[]

/** The custom properties of the newsletter's form; part of the public surface. */
export const newsletterProperties = [
  { name: "--ringside-newsletter-width", default: "480px", doc: "Width of the newsletter's form at most." },
] as const satisfies readonly CustomProperty[]
