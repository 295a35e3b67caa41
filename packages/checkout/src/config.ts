import type { ConfigTable, WrittenConfig } from "@ringside/core/domain"

/** Members of the page's config that the block checkout reads. Without them it asks the platform's block settings. */
export const checkoutConfig = {
  checkout: {
    type: "group",
    doc: "What the checkout by the Store API shows, where the platform's own block settings aren't on the page.",
    members: {
      terms: {
        type: "address",
        fallback: null,
        doc: "The shop's terms, which a shopper has to accept; none without it.",
      },
      account: { type: "flag", fallback: false, doc: "Whether a guest may create an account with the order." },
      login: {
        type: "address",
        fallback: null,
        doc: "Where a guest logs in, and comes back from; no link without it.",
      },
      countries: { type: "record", doc: "Countries to choose from: names by ISO 3166 code, in their order." },
      methods: {
        type: "record",
        doc: "Ways to pay by their gateways, each with a `title` and a `description`. The Store API's cart says which of them are offered.",
      },
      savedCards: {
        type: "record",
        doc: "The customer's saved cards by their ids, each with `brand`, `last4`, `expires` (MM/YY) and, for one of them, `default`.",
      },
      fields: {
        type: "record",
        doc: "Fields of the shop's extensions by `namespace/name`, each with `label`, `type` (text, select, checkbox), `required` and `options`.",
      },
    },
  },
} as const satisfies ConfigTable

/** These members as an app writes them. */
export type CheckoutConfig = WrittenConfig<typeof checkoutConfig>

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- its members are those of the table
  interface RingsidePartConfigs extends CheckoutConfig {}
}
