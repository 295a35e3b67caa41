import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const expressCheckoutWarnings = {
  secondPlace:
    "[ringside express-checkout] the page has a mount point of the platform's; expected one place for wallet buttons, so the hook stays empty.",
  switchedOff:
    "[ringside express-checkout] WooPayments has Apple Pay and Google Pay switched off for this page; expected payment_request in enabled_methods, so no wallet buttons are shown.",
} as const satisfies WarningTable
