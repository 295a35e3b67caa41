import type { ConfigTable, WrittenConfig } from "@ringside/core/domain"

/** Members of the page's config that belong to attribution. */
export const attributionConfig = {
  analytics: {
    type: "group",
    doc: "What is told to analytics and marketing scripts of the page.",
    members: {
      dataLayer: {
        type: "text",
        maxLength: 80,
        fallback: null,
        doc: "Global to which shop events are pushed (`view_item`, `add_to_cart`, `purchase` and others); empty is `dataLayer`. Without it nothing is pushed.",
      },
      productViewed: {
        type: "flag",
        fallback: false,
        doc: "Push `$productViewed` to the queue `omnisend`, for pages whose marketing script doesn't do it itself.",
      },
    },
  },
  datalayer: {
    type: "text",
    maxLength: 80,
    fallback: null,
    onTag: true,
    doc: "The same as `analytics.dataLayer`, for the script tag.",
  },
  productViewed: {
    type: "flag",
    fallback: false,
    onTag: true,
    doc: "The same as `analytics.productViewed`, for the script tag.",
  },
  attribution: {
    type: "group",
    doc: "How the source of an order is found.",
    members: {
      ignoredReferrers: {
        type: "origins",
        doc: "Sites that are no source of an order, such as the shop's second domain or its bank: a visit from them, or from their subdomains, keeps the earlier source.",
      },
    },
  },
  newsletter: {
    type: "group",
    doc: "Where `newsletter` hooks send addresses.",
    members: {
      address: {
        type: "address",
        fallback: null,
        doc: "An address of yours that takes `email` and `consent` (the text that was agreed to) as a form's POST, with the other fields of a form of your own. It answers 2xx for a new address, 409 for one that it has, and 4xx with a `message` where it takes none. Empty: the popup plugin's endpoint, else the marketing service's.",
      },
    },
  },
  consent: {
    type: "group",
    doc: "Whether shoppers are asked before anything is stored or sent for statistics and marketing. The page's consent tools are followed in any case: the WordPress consent API, Complianz, WPConsent, the IAB's framework, and Google's consent mode, whose defaults for some regions deny only where something else asks.",
    members: {
      type: {
        type: "choice",
        values: ["optin", "optout"],
        nullWord: "none",
        fallback: null,
        doc: "`optin`: nothing before the shopper allows it. `optout`: until the shopper denies it. Used where the page has no `wp_consent_type`; a hook `consent` means `optin`.",
      },
    },
  },
} as const satisfies ConfigTable

/** These members as an app writes them. */
export type AttributionConfig = WrittenConfig<typeof attributionConfig>

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- its members are those of the table
  interface RingsidePartConfigs extends AttributionConfig {}
}
