import { type Page, serviceOf } from "@ringside/core"
import { type AttributionConfig, type AttributionValues, parseAttributionConfig } from "./domain/index.ts"
import { attributionJob } from "./jobs.ts"

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
}

/** The platform's settings for order attribution; null where the page has none. */
export function readAttributionSettings({ settings }: Page): Readonly<Record<string, unknown>> | null {
  return settings.read(attributionJob.settings, attributionJob.packageName)
}

/** The state of `page`, created with the settings of the first call; null where the page has no settings. */
export function attributionStateOf(page: Page): AttributionState | null {
  const raw = readAttributionSettings(page)
  return (
    raw &&
    serviceOf(page, "attribution.state", () => ({ config: parseAttributionConfig(raw), $attribution: createStore() }))
  )
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
