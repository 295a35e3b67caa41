import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const siteWarnings = {
  noDialog:
    "[ringside login] the hook has no link with a <dialog> beside it; expected both, so what it holds stays as it is.",
  noLogin:
    "[ringside login] the hook has no form, and data-ringside-action is no address of the shop, or is missing on a page that isn't WordPress's; expected one, or a link to the account's page, so the hook stays as it is.",
  noDismissButton:
    "[ringside coming-soon] the hook has no <button>; expected one that dismisses the banner, so it stays.",
} as const satisfies WarningTable
