import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const attributionWarnings = {
  unknownCategories:
    '[ringside consent] data-ringside-categories is "{value}"; expected some of {known}, so {used} are asked for.',
  wrongDataLayer:
    '[ringside analytics] dataLayer is "{name}"; expected the name of a list or of no global yet, so nothing is pushed.',
  emptyCapture:
    '[ringside email-capture] the hook holds nothing; expected a form with an <input type="email">, so no address is sent unless the page fills it.',
  noNewsletterTarget:
    "[ringside newsletter] nothing on the page takes addresses; expected newsletter.address in the config, the popup plugin or the marketing service, so the hook's own HTML stands, and a form in it is sent by the browser.",
} as const satisfies WarningTable
