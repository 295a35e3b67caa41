import type { ConfigTable, WrittenConfig } from "@ringside/core/domain"

/** Members of the page's config that are the payments' own. */
export const paymentsConfig = {
  payments: {
    type: "group",
    doc: "Card payment.",
    members: {
      script: {
        type: "address",
        mayBeFalse: true,
        fallback: null,
        doc: "Address of the payment provider's script, `https://js.stripe.com/v3/` unless it is given; `false` where the page brings the script itself.",
      },
      fingerprint: {
        type: "text",
        fallback: null,
        doc: "A text that goes with each new card; none unless it is given.",
      },
      cards: {
        type: "flag",
        fallback: true,
        doc: "Whether cards are taken. With `false`, only the host's own script takes them.",
      },
    },
  },
} as const satisfies ConfigTable

/** These members as an app writes them. */
export type PaymentsConfig = WrittenConfig<typeof paymentsConfig>

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- its members are those of the table
  interface RingsidePartConfigs extends PaymentsConfig {}
}
