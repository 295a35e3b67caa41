import { type Page, serviceOf } from "@ringside/core"
import { atom, type WritableAtom } from "nanostores"
import type { AttributionConfig, AttributionValues } from "./domain/index.ts"

/** Order attribution of one page. */
export interface AttributionState {
  readonly config: AttributionConfig
  /** Fields of an order; empty before they are known. */
  readonly $attribution: WritableAtom<AttributionValues>
}

/** The state of `page`, made with the settings that are there when it is first asked for. */
export function attributionStateOf(page: Page, readConfig: () => AttributionConfig): AttributionState {
  return serviceOf(page, "attribution.state", () => ({
    config: readConfig(),
    $attribution: atom<AttributionValues>({}),
  }))
}
