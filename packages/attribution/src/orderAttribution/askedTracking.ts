import { definePageService } from "@ringside/core"

/** The tracking that a script allowed or refused before our tracking code was loaded; null without such a call. */
export const askedTrackingService = definePageService("attribution.asked", (): { isAllowed: boolean | null } => ({
  isAllowed: null,
}))
