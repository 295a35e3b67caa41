import type { Page } from "@ringside/core"
import { writeQueueService } from "./writeQueue.ts"

/**
 * Sends a change of the basket from host markup when all earlier changes have settled: `send` is called at that time. Source:
 * catalogue-and-cart contract §3.1.
 */
export function sendHostWrite<T>(page: Page, send: () => Promise<T>): Promise<T> {
  return writeQueueService.of(page).run(send)
}
