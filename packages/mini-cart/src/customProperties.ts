import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the mini-cart, beside those that all widgets share; part of the public surface. */
export const miniCartProperties = [
  {
    name: "--ringside-mini-cart-image-size",
    default: "64px",
    doc: "Width and height of the lines' pictures. In a place narrower than 300px they are at most 44px.",
  },
  {
    name: "--ringside-mini-cart-panel-width",
    default: "380px",
    doc: "Width of the panel of the layout dropdown, where the window is wide enough.",
  },
  {
    name: "--ringside-mini-cart-panel-shadow",
    default: "var(--rs-shadow)",
    doc: "Shadow of that panel: by default the shared one.",
  },
  {
    name: "--ringside-mini-cart-progress-size",
    default: "4px",
    doc: "Weight of the line that shows the way to free shipping.",
  },
] as const satisfies readonly CustomProperty[]
