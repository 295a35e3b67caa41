import type { RingsideApi } from "@ringside/core"

export type { RingsideApi }

declare global {
  interface Window {
    /** The library's API, once the script tag has run. */
    ringside?: RingsideApi
  }
}
