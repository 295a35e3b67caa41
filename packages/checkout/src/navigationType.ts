import type { Page } from "@ringside/core"

/** How the shopper came to the page: `navigate`, `reload`, `back_forward`; null where the browser doesn't say. */
export function readNavigationType({ window }: Page): unknown {
  const [entry] = window.performance.getEntriesByType("navigation")
  return entry && "type" in entry ? entry.type : null
}
