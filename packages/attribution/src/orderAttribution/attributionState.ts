import { definePageService, readHostSettings, type Page } from "@ringside/core"
import { attributionSettings } from "../hostSettings.ts"
import type { AttributionConfig, AttributionValues } from "../domain/index.ts"
import { createShopPermission, type ShopPermission } from "./shopPermission.ts"

/**
 * Values that can be followed, with the methods of a nanostores atom. Nanostores itself comes with the cart's store, which a page that
 * only records its visit never needs.
 */
export interface ValueStore {
  get(): AttributionValues
  set(values: AttributionValues): void
  /** Calls `listener` now and at each change, until the function that it returns is called. */
  subscribe(listener: (values: AttributionValues) => void): () => void
}

/** Order attribution of one page. */
export interface AttributionState {
  readonly config: AttributionConfig
  /** Fields of an order; empty before they are known. */
  readonly $attribution: ValueStore
  readonly permission: ShopPermission
}

const stateService = definePageService<AttributionState>("attribution.state")

/** The state of `page`, created with the settings of the first call; null where the page has no settings. */
export function attributionStateOf(page: Page): AttributionState | null {
  const settings = readHostSettings(page, attributionSettings)
  return settings && (stateService.find(page) ?? stateService.provide(page, createState(page, settings.config)))
}

function createState(page: Page, config: AttributionConfig): AttributionState {
  return { config, $attribution: createStore(), permission: createShopPermission(page, config.allowTracking) }
}

function createStore(): ValueStore {
  let values: AttributionValues = {}
  const listeners = new Set<(values: AttributionValues) => void>()
  return {
    get: () => values,
    set(next) {
      values = next
      for (const listener of [...listeners]) listener(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      listener(values)
      return () => listeners.delete(listener)
    },
  }
}
