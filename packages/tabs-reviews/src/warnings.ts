import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const tabsReviewsWarnings = {
  noTabs: "[ringside tabs] the hook holds no tabs; expected a list of links to ids in it, so it stays as it is.",
  noPanel: "[ringside tabs] {href} names no element in the hook; expected a panel's id, so it stays a link.",
  otherForm:
    "[ringside reviews] the hook's form is neither #commentform nor in #respond; expected the shop's review form, so the browser sends it.",
  wrongStars:
    '[ringside reviews] data-ringside-stars is "{value}"; expected five counts such as "12 4 1 0 1", so no bars are drawn.',
} as const satisfies WarningTable
