import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of tabs and reviews, beside those that all widgets share; part of the public surface. */
export const tabsReviewsProperties = [
  { name: "--ringside-tabs-gap", default: "24px", doc: "Between vertical tabs and their panel, and between tabs." },
  {
    name: "--ringside-tabs-target",
    default: "44px",
    doc: "The least height of a tab in a hook, and of an accordion's button.",
  },
  {
    name: "--ringside-tabs-line-weight",
    default: "1px",
    doc: "Weight of the lines between the buttons of an accordion.",
  },
  {
    name: "--ringside-reviews-star",
    default: "28px",
    doc: "The size of a star to be chosen, where the shop has none of its own.",
  },
  {
    name: "--ringside-reviews-bars-width",
    default: "420px",
    doc: "The greatest width of the bars that show how ratings are spread.",
  },
] as const satisfies readonly CustomProperty[]
