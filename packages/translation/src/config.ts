import type { ConfigTable, WrittenConfig } from "@ringside/core/domain"

/** Members of the page's config that belong to translation. */
export const translationConfig = {
  languages: {
    type: "record",
    doc: 'The shop\'s languages, for a language switcher without links: `list` ([{code: "es", slug: ""}, {code: "en-GB", slug: "en", name: "English"}], where the slug is the language\'s part of an address, and `url` a home page of its own), `home` (address of the shop\'s home page, without a language: `/`, or a whole one on the host of the page), `default` (code of the language whose addresses have no such part; else the first). Addresses in the head\'s `<link rel="alternate" hreflang>` win, and are enough where the config lists none.',
  },
  currencySwitcher: {
    type: "record",
    doc: 'The shop\'s currencies, for a `currency-switcher` hook that holds nothing to choose from: `currencies` (["EUR", "USD"], ISO 4217 codes).',
  },
} as const satisfies ConfigTable

/** These members as an app writes them. */
export type TranslationConfig = WrittenConfig<typeof translationConfig>

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- its members are those of the table
  interface RingsidePartConfigs extends TranslationConfig {}
}
