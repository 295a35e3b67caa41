import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of hook popups; part of the public surface. */
export const popupsProperties = [
  {
    name: "--ringside-popup-overlay",
    default: "inherit",
    doc: "What covers the page behind a popup; by default the shared backdrop.",
  },
  { name: "--ringside-popup-ground", default: "inherit", doc: "Ground of a popup; by default the shared surface." },
  {
    name: "--ringside-popup-text",
    default: "inherit",
    doc: "Text and close button of a popup; by default the text that goes with its ground.",
  },
  {
    name: "--ringside-popup-radius",
    default: "inherit",
    doc: "Radius of the corners of a popup and of its controls; by default the shared one.",
  },
] as const satisfies readonly CustomProperty[]
