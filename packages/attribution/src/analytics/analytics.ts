import type { Page } from "@ringside/core"
import { startCartAnalytics } from "./cartAnalytics.ts"
import { createEmitter } from "./dataLayer.ts"
import { startPageAnalytics } from "./pageAnalytics.ts"

/** Pushes events to the page's data layer: viewed products, basket changes and purchases. Source: checkout §10. */
export function start(page: Page): void {
  const emit = createEmitter(page)
  if (emit) startPageAnalytics(page, emit, startCartAnalytics(page, emit))
}
