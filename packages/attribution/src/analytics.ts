import type { Page } from "@ringside/core"
import { startCartAnalytics } from "./cartAnalytics.ts"
import { createEmitter } from "./dataLayer.ts"
import { startPageAnalytics } from "./pageAnalytics.ts"

/** Tells the page's data layer what the shopper looks at, puts into the basket and buys. Source: checkout §10. */
export function start(page: Page): void {
  const emit = createEmitter(page)
  if (emit) startPageAnalytics(page, emit, startCartAnalytics(page, emit))
}
