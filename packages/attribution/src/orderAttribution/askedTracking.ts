import { definePageService } from "@ringside/core"

/** What a script asked of tracking before our tracking code was loaded; null when it asked nothing. */
export const askedTrackingService = definePageService("attribution.asked", (): { isAllowed: boolean | null } => ({
  isAllowed: null,
}))
