import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of hook popups; part of the public surface. */
export const popupsProperties = [
  { name: "--ringside-popup-overlay", default: "rgb(0 0 0 / 60%)", doc: "What covers the page behind a popup." },
  { name: "--ringside-popup-ground", default: "Canvas", doc: "Ground of a popup." },
  { name: "--ringside-popup-text", default: "CanvasText", doc: "Text and close button of a popup." },
  { name: "--ringside-popup-radius", default: "8px", doc: "Radius of a popup's corners." },
] as const satisfies readonly CustomProperty[]
