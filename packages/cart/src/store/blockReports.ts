import type { Page } from "@ringside/core"
import { notifyBlocks } from "../fragments/basketReports.ts"
import { writeQueueService } from "../pageClient/writeQueue.ts"

/** Blocks of the platform that may hold the basket; on other pages nobody needs the report, and a theme may answer it by a request. */
const blocks = '[data-wp-interactive^="woocommerce"], [data-block-name^="woocommerce/"], .wc-block-mini-cart'

/**
 * Creates a function that reports changes by the Store API to the platform's basket blocks: once all writes have settled, since their
 * store leaves out an event that comes while it reads the basket.
 */
export function createBlockReports(page: Page): (change: "added" | "removed") => Promise<void> {
  const queue = writeQueueService.of(page)
  let due: "added" | "removed" | null = null
  return async (change) => {
    const isWaiting = due !== null
    // An add may open the block's drawer, so no other change takes its place.
    due = due === "added" ? due : change
    if (isWaiting) return
    await queue.settled()
    // The last of several changes reports itself a moment after its write.
    page.clock.after(0, () => {
      if (due && page.document.querySelector(blocks)) notifyBlocks(page, due)
      due = null
    })
  }
}
