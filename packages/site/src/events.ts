import type { EventTable } from "@ringside/core/domain"

/** Events of the theme that the site chrome listens to; it sends none. */
export const siteEvents = {
  sent: {},
  received: {
    astMobileHeaderTypeChange: "Reads the header again: the theme's customiser has changed its menu.",
    astPartialContentRendered: "Reads the header again: the theme's customiser has drawn a part of it anew.",
    astLayoutWidthChanged: "Reads the header again: the theme's customiser has changed the page's width.",
  },
} as const satisfies EventTable
