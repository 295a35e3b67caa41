import type { Page } from "@ringside/core"
import { start as startViews } from "./analytics/views.ts"
import { start as startEmail } from "./emailCapture/email.ts"
import { start as startOrders } from "./tracking.ts"

/** Starts order attribution, e-mail capture and product views on a page that fetches none of them when it needs them. */
export function startTracking(page: Page): void {
  startOrders(page)
  startEmail(page)
  startViews(page)
}
