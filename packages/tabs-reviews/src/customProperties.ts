import type { CustomProperty } from "@ringside/core/domain"

/** The custom properties of tabs and reviews, beside those that all widgets share; part of the public surface. */
export const tabsReviewsProperties = [
  {
    name: "--ringside-tabs-gap",
    default: "calc(var(--rs-space) * 6)",
    doc: "Between vertical tabs and their panel, and between tabs: by default six steps of the shared space.",
  },
  {
    name: "--ringside-tabs-target",
    default: "var(--rs-target)",
    doc: "The least height of a tab in a hook, and of an accordion's button: by default the shared one.",
  },
  {
    name: "--ringside-tabs-line-weight",
    default: "var(--rs-line-weight)",
    doc: "Weight of the lines between the buttons of an accordion: by default the shared one.",
  },
  {
    name: "--ringside-reviews-star",
    default: "28px",
    doc: "The size of a star to be chosen, where the shop has none of its own.",
  },
  {
    name: "--ringside-reviews-width",
    default: "720px",
    doc: "The greatest width of the reviews and the form that a hook draws.",
  },
  {
    name: "--ringside-reviews-bars-width",
    default: "420px",
    doc: "The greatest width of the bars that show how ratings are spread.",
  },
] as const satisfies readonly CustomProperty[]
