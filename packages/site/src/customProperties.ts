import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the sticky header and of the live search; part of the public surface. */
export const siteProperties = [
  { name: "--ringside-site-header-ground", default: "Canvas", doc: "Ground of a sticky header." },
  { name: "--ringside-site-header-height", default: "0px", doc: "Height of a sticky header, as we measure it." },
  { name: "--ringside-site-header-layer", default: "99", doc: "Layer of a sticky header." },
  { name: "--ringside-search-ground", default: "Canvas", doc: "Ground of the products that a search has found." },
  { name: "--ringside-search-text", default: "CanvasText", doc: "Their text, and with it their lines." },
] as const satisfies readonly CustomProperty[]
