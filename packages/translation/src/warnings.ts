import type { WarningTable } from "@ringside/core/domain"

/** What authors of pages are told about mistakes in attributes, config, settings and markup. */
export const translationWarnings = {
  noList:
    "[ringside language-switcher] The hook has no list; expected a ul or ol of links, so the links stay as they are.",
  wrongSelector:
    '[ringside translation] trp_data has the selector "{selector}"; expected a CSS selector, so it is left out.',
} as const satisfies WarningTable
