import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the gallery, beside those that all widgets share; part of the public surface. */
export const galleryProperties = [
  {
    name: "--ringside-gallery-gap",
    default: "8px",
    doc: "Space between thumbnails, and between them and the picture.",
  },
  {
    name: "--ringside-gallery-thumbnail-size",
    default: "72px",
    doc: "Width of thumbnails that stand beside the picture or in a strip under it.",
  },
  {
    name: "--ringside-gallery-thumbnail-fade",
    default: "0.6",
    doc: "Opacity of thumbnails of pictures that don't show.",
  },
  {
    name: "--ringside-gallery-viewer-ground",
    default: "oklch(0.16 0.004 60)",
    doc: "Ground of the full-screen viewer.",
  },
  {
    name: "--ringside-gallery-viewer-text",
    default: "oklch(0.97 0.004 80)",
    doc: "Text and buttons of the full-screen viewer.",
  },
] as const satisfies readonly CustomProperty[]
