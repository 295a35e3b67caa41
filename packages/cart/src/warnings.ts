import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const cartWarnings = {
  foreignStoreApi:
    "[ringside cart] the config's storeApi is {value}, on another origin, to which no cookies are sent; expected an address of the page's own origin, such as a proxy, so each request finds an empty basket.",
} as const satisfies WarningTable
