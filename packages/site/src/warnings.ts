import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const siteWarnings = {
  noDialog:
    "[ringside login] the hook has no link with a <dialog> beside it; expected both, so what it holds stays as it is.",
  noLogin:
    "[ringside login] the hook has no form, and data-ringside-action is no address of the shop, or is missing on a page that isn't WordPress's; expected one, or a link to the account's page, so the hook stays as it is.",
  emptyHeader:
    "[ringside header] the hook holds nothing; expected the header's logo and menus, so none is shown unless the page fills it.",
  emptyStoreNotice:
    "[ringside store-notice] the hook holds nothing; expected the notice's text and a <button> that dismisses it, so an empty bar is shown unless the page fills it.",
  noPreviewed:
    '[ringside preview] the hook has no picture; expected the logo as an <img>, or data-ringside-part="title" and the site\'s title in it, so a preview changes nothing in it unless the page fills it.',
  noDismissButton:
    "[ringside coming-soon] the hook has no <button>; expected one that dismisses the banner, so it stays.",
} as const satisfies WarningTable
