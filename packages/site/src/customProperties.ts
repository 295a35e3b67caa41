import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the sticky header, the live search, and the notices and logins of hooks; part of the public surface. */
export const siteProperties = [
  { name: "--ringside-site-header-ground", default: "Canvas", doc: "Ground of a sticky header." },
  { name: "--ringside-site-header-height", default: "0px", doc: "Height of a sticky header, as we measure it." },
  { name: "--ringside-site-header-layer", default: "99", doc: "Layer of a sticky header." },
  { name: "--ringside-search-ground", default: "Canvas", doc: "Ground of the products that a search has found." },
  { name: "--ringside-search-text", default: "CanvasText", doc: "Their text, and with it their lines." },
  { name: "--ringside-store-notice-ground", default: "Canvas", doc: "Ground of a store notice of a hook." },
  { name: "--ringside-store-notice-text", default: "CanvasText", doc: "Its text, and with it its line." },
  { name: "--ringside-login-ground", default: "Canvas", doc: "Ground of a login of a hook." },
  { name: "--ringside-login-text", default: "CanvasText", doc: "Its text, and with it its border." },
  { name: "--ringside-login-overlay", default: "rgb(0 0 0 / 60%)", doc: "What covers the page behind it." },
] as const satisfies readonly CustomProperty[]
