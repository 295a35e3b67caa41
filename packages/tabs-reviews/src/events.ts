import type { EventTable } from "@ringside/core/domain"

/** Events that tabs and reviews hear; they send none of their own. */
export const tabsReviewsEvents = {
  sent: {},
  heard: {
    init: "Opens the tab that the address asks for again, on a wrapper of tabs; draws the stars, on a rating field that came later.",
  },
} as const satisfies EventTable
