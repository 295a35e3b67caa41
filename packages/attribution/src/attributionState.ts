import { type Page, serviceOf } from "@ringside/core"
import type { AttributionConfig, AttributionValues } from "./domain/index.ts"

/**
 * Values that can be followed, with the methods of a nanostores atom. Nanostores itself comes with the cart's store, which a page that
 * only records its visit never needs.
 */
export interface ValueStore {
  get(): AttributionValues
  set(values: AttributionValues): void
  /** Calls `listener` now and at each change. */
  subscribe(listener: (values: AttributionValues) => void): void
}

/** Order attribution of one page. */
export interface AttributionState {
  readonly config: AttributionConfig
  /** Fields of an order; empty before they are known. */
  readonly $attribution: ValueStore
}

/** The state of `page`, made with the settings that are there when it is first asked for. */
export function attributionStateOf(page: Page, readConfig: () => AttributionConfig): AttributionState {
  return serviceOf(page, "attribution.state", () => ({ config: readConfig(), $attribution: createStore() }))
}

function createStore(): ValueStore {
  let values: AttributionValues = {}
  const listeners: ((values: AttributionValues) => void)[] = []
  return {
    get: () => values,
    set(next) {
      values = next
      for (const listener of listeners) listener(next)
    },
    subscribe(listener) {
      listeners.push(listener)
      listener(values)
    },
  }
}
