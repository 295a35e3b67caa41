import type { ConfigTable, WrittenConfig } from "@ringside/core/domain"

/** Members of the page's config that belong to tabs and reviews. */
export const tabsReviewsConfig = {
  reviewing: {
    type: "group",
    doc: "The reviews of products.",
    members: {
      form: {
        type: "flag",
        fallback: true,
        doc: "Draws the form for a review below a product's reviews. Off: a link to the product's page, for shops whose own form asks for more, such as a captcha.",
      },
    },
  },
} as const satisfies ConfigTable

/** These members as an app writes them. */
export type TabsReviewsConfig = WrittenConfig<typeof tabsReviewsConfig>

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- its members are those of the table
  interface RingsidePartConfigs extends TabsReviewsConfig {}
}
