import type { EventTable } from "@ringside/core/domain"

/** Events that tabs and reviews listen to; they send none of their own. */
export const tabsReviewsEvents = {
  sent: {},
  received: {
    init: "On a wrapper of tabs, opens the tab that the address names again; on a rating field that was inserted later, adds the stars.",
  },
} as const satisfies EventTable
