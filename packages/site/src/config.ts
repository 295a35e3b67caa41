import type { ConfigTable, WrittenConfig } from "@ringside/core/domain"

/** Members of the page's config that belong to site. */
export const siteConfig = {
  header: {
    type: "group",
    doc: "The theme's header.",
    members: {
      sticky: {
        type: "flag",
        fallback: false,
        doc: "Keeps the header in view when the page scrolls, in windows of 480 px height and more.",
      },
    },
  },
  search: {
    type: "group",
    doc: "The theme's search.",
    members: { live: { type: "flag", fallback: false, doc: "Shows products while the shopper types." } },
  },
  login: {
    type: "group",
    doc: "The login.",
    members: {
      form: {
        type: "flag",
        fallback: true,
        doc: "Draws the form of `login` hooks without one. Off: a link to the account alone, for shops whose own form asks for more, such as a captcha.",
      },
    },
  },
  palette: {
    type: "text",
    maxLength: 40,
    onTag: true,
    fallback: null,
    doc: "Key of the theme's palette; `palette_4` is its dark one. With `colorScheme` light, dark or system, that decides instead.",
  },
  preview: {
    type: "group",
    doc: "Preview mode, in which a page builder shows the site in a frame.",
    members: {
      origins: { type: "origins", doc: "Origins whose pages may preview the site. With none, there is no preview." },
    },
  },
  previewOrigins: { type: "origins", onTag: true, doc: "The same as `preview.origins`, for the script tag." },
} as const satisfies ConfigTable

/** These members as an app writes them. */
export type SiteConfig = WrittenConfig<typeof siteConfig>

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- its members are those of the table
  interface RingsidePartConfigs extends SiteConfig {}
}
