import type { HostJob } from "@ringside/core/domain"

/** The features of the platform's general script on archives, and the notices over the whole page. It needs no settings. */
export const storefrontJob = {
  name: "sorting-and-notices",
  packageName: "site",
  handles: ["woocommerce"],
  title: "Sorting products, the store notice, messages to customers",
  shopPage: "every",
  doc: "Sorting that sends its form, the store notice, the coming-soon banner and the focus of a printed notice.",
} as const satisfies HostJob

/** The features of the theme's own script in the header and for scrolling. */
export const themeJob = {
  name: "theme-header",
  packageName: "site",
  handles: ["astra-theme-js"],
  settings: "astra",
  derived: {},
  title: "Header, menus, search and login window (Astra)",
  shopPage: "every",
  doc: "The theme's header at its break point, its menus, search, login popup, links within the page and the button to the top.",
} as const satisfies HostJob
