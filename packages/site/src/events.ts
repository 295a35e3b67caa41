import type { EventTable } from "@ringside/core/domain"

/** Events that the site chrome sends and listens to: those of the theme. */
export const siteEvents = {
  sent: {
    "astra-header-responsive-enabled": { target: "body", args: [], doc: "The header became the desktop's." },
    "astra-header-responsive-disabled": { target: "body", args: [], doc: "The header became the mobile one." },
  },
  received: {
    "astra-header-responsive-enabled": "Closes the search: the desktop's header has taken the place of the mobile one.",
    astMobileHeaderTypeChange: "Reads the header again: the theme's customiser has changed its menu.",
    astPartialContentRendered: "Reads the header again: the theme's customiser has drawn a part of it anew.",
    astLayoutWidthChanged: "Reads the header again: the theme's customiser has changed the page's width.",
  },
} as const satisfies EventTable
