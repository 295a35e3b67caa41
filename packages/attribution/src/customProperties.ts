import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the consent banner; part of the public surface. */
export const consentProperties = [
  { name: "--ringside-consent-ground", default: "Canvas", doc: "Ground of the consent banner." },
  { name: "--ringside-consent-text", default: "CanvasText", doc: "Text of the consent banner." },
  { name: "--ringside-consent-accent", default: "CanvasText", doc: "Ground of its buttons." },
  { name: "--ringside-consent-accent-text", default: "Canvas", doc: "Text of its buttons." },
  { name: "--ringside-consent-radius", default: "4px", doc: "Radius of its corners and buttons." },
] as const satisfies readonly CustomProperty[]
