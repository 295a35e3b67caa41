import { canInsertHtml, type Page } from "@ringside/core"
import { basketPageJob } from "./jobs.ts"

/** Whether the basket page is served by us: not where a policy keeps us from inserting the shop's markup. */
export function isBasketPageOurs(page: Page): boolean {
  return page.jobs.modeOf(basketPageJob) === "active" && canInsertHtml(page)
}
