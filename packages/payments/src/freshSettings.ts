import { definePageService } from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"

/** Newer values of three members, which each order review contains. */
interface FreshSettings {
  current: UnknownRecord
}

/** Values that the shop has sent since the page loaded. Source: host-pages "Payment provider plugin active". */
export const freshSettingsService = definePageService("payments.freshSettings", (): FreshSettings => ({ current: {} }))
