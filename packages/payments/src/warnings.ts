import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const paymentsWarnings = {
  refusedScript:
    "[ringside payments] the payment provider's script {url} can't be fetched; expected an https address that the page's policy allows, so cards can't be used.",
  noWalletSettings:
    "[ringside payments] startProviderWallet() found no initWooPayNonce or no wcAjaxUrl in the payment settings; expected both, so no wallet is started.",
} as const satisfies WarningTable
