import { type Page, startBehaviour } from "@ringside/core"
import { consentSourcesService } from "./consent/consentSources.ts"
import { orderAttributionBehaviour } from "./orderAttribution/orderAttribution.ts"

/** Starts consent first, since all others read it. */
export function start(page: Page): void {
  consentSourcesService.of(page)
  startBehaviour(orderAttributionBehaviour, page)
}
