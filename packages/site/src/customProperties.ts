import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of the sticky header, the live search, and the notices and logins of hooks; part of the public surface. */
export const siteProperties = [
  {
    name: "--ringside-site-header-ground",
    default: "Canvas",
    doc: "Ground of a sticky header, whose text has the page's colour; by default the browser's ground of a page.",
  },
  { name: "--ringside-site-header-layer", default: "99", doc: "Layer of a sticky header." },
  {
    name: "--ringside-search-ground",
    default: "inherit",
    doc: "Ground of the products that a search has found; by default the shared surface.",
  },
  {
    name: "--ringside-search-text",
    default: "inherit",
    doc: "Their text; by default the one that goes with their ground.",
  },
  {
    name: "--ringside-search-width",
    default: "480px",
    doc: "The greatest width of the search that a hook draws.",
  },
  {
    name: "--ringside-store-notice-ground",
    default: "inherit",
    doc: "Ground of a store notice of a hook; by default the shared surface.",
  },
  {
    name: "--ringside-store-notice-text",
    default: "inherit",
    doc: "Its text; by default the one that goes with its ground.",
  },
  {
    name: "--ringside-login-ground",
    default: "inherit",
    doc: "Ground of the dialog of a login, of a hook or a component; by default the shared surface.",
  },
  { name: "--ringside-login-text", default: "inherit", doc: "Its text; by default the one that goes with its ground." },
  {
    name: "--ringside-login-overlay",
    default: "inherit",
    doc: "What covers the page behind it; by default the shared backdrop.",
  },
] as const satisfies readonly CustomProperty[]
