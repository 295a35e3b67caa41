import type { Page } from "@ringside/core"
import type { Automatic } from "../askedModules.ts"
import { findPopupLimit, startLimits } from "./limits.ts"
import { watchShopper } from "./shopperTriggers.ts"
import { joinQueue, startTurns } from "./turns.ts"
import { isTriggerStarted, readVariantFields } from "./variants.ts"

/** The module of automatic triggers, limits, the queue and A/B tests. */
export function createAutomatic(page: Page): Automatic {
  startLimits(page)
  startTurns(page)
  return {
    watch: watchShopper,
    findLimit: findPopupLimit,
    joinQueue,
    isTriggerStarted: (popupId, type) => isTriggerStarted(page, popupId, type),
    readVariantFields: (popupId) => readVariantFields(page, popupId),
  }
}
