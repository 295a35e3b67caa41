import type { Page } from "@ringside/core"
import { consentSourcesService } from "../consent/consentSources.ts"

/** Whether the shop tracks: by its own setting, until a script of the page calls `setOrderTracking`. */
export interface ShopPermission {
  /** Whether the shop and the shopper's consent allow tracking for `category`; `unknown` while a tool may still report an earlier answer. */
  read(category: string): "allowed" | "unknown" | "denied"
  /** Sets a script's decision, in place of the shop's setting. */
  set(isAllowed: boolean): void
  /** Ends a script's refusal, since the shopper has consented after it. */
  endRefusal(): void
}

/** The permission of a shop whose own setting is `configured`. */
export function createShopPermission(page: Page, configured: boolean): ShopPermission {
  /** The demand of a script; null before, and after the shopper has lifted a refusal. */
  let demanded: boolean | null = null
  return {
    read(category) {
      // Consent alone doesn't lift a script's refusal.
      if (demanded === false) return "denied"
      const wish = { configured: demanded ?? configured, isDemanded: demanded ?? false }
      const sources = consentSourcesService.of(page)
      if (sources.isTrackingAllowed(category, wish)) return "allowed"
      return wish.configured && sources.isWaiting(category) ? "unknown" : "denied"
    },
    set(isAllowed) {
      demanded = isAllowed
    },
    endRefusal() {
      if (demanded === false) demanded = null
    },
  }
}
