import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the gallery, beside those that all widgets share; part of the public surface. */
export const galleryProperties = [
  {
    name: "--ringside-gallery-gap",
    default: "calc(var(--rs-space) * 2)",
    doc: "Space between thumbnails, and between them and the picture; by default two steps of `--ringside-space`.",
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
    name: "--ringside-gallery-ratio",
    default: "1",
    doc: "Width divided by height of the pictures that a hook draws of its product: 3 / 4 for tall ones.",
  },
  {
    name: "--ringside-gallery-width",
    default: "720px",
    doc: "The greatest width of the gallery that a hook draws.",
  },
  {
    name: "--ringside-gallery-viewer-ground",
    default: "inherit",
    doc: "Ground of the full-screen viewer; by default the shared surface, in its dark form.",
  },
  {
    name: "--ringside-gallery-viewer-text",
    default: "inherit",
    doc: "Text and buttons of the full-screen viewer; by default what goes with its ground.",
  },
] as const satisfies readonly CustomProperty[]
