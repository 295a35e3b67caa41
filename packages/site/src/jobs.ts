import type { HostJob } from "@ringside/core/domain"

/** What the platform's general script does on archives and with notices over the whole page. It needs no settings. */
export const storefrontJob = {
  name: "sorting-and-notices",
  packageName: "site",
  handles: ["woocommerce"],
  doc: "Sorting that sends its form, the store notice and the coming-soon banner.",
} as const satisfies HostJob

/** What the theme's own script does with the header and with scrolling. */
export const themeJob = {
  name: "theme-header",
  packageName: "site",
  handles: ["astra-theme-js"],
  settings: "astra",
  doc: "The theme's header at its break point, its menus, search, login popup, links within the page and the button to the top.",
} as const satisfies HostJob
