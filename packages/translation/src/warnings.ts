import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const translationWarnings = {
  noList:
    "[ringside language-switcher] The hook has no list; expected a ul or ol of links, so the links stay as they are.",
  noLanguages:
    "[ringside language-switcher] The hook has no links, and the page names no other language; expected links, `languages` in the config or <link rel=alternate hreflang>, so the hook stays as it is.",
  noCurrencies:
    '[ringside currency-switcher] The hook has no select, and `currencySwitcher` in the config is {value}; expected its `currencies` to list at least two, such as ["EUR", "USD"], so the hook stays as it is.',
  otherCurrencyForm:
    "[ringside currency-switcher] The hook's select is in no form of its own; expected a form with method GET around it and no other field, so a choice in it changes nothing unless another script of the page sends it.",
  otherHome:
    "[ringside language-switcher] `languages.home` in the config is {value}; expected an address on the page's own host, so {home} is used.",
  wrongSelector:
    '[ringside translation] trp_data has the selector "{selector}"; expected a CSS selector, so it is left out.',
} as const satisfies WarningTable
