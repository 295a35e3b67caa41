import type { WarningTable } from "@ringside/core/domain"

/** What authors of pages are told about mistakes in attributes, config, settings and markup. */
export const expressCheckoutWarnings = {
  secondPlace:
    "[ringside express-checkout] the page has a mount point of the platform's; expected one place for wallet buttons, so the hook stays empty.",
} as const satisfies WarningTable
