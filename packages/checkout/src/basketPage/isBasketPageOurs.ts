import { canInsertHtml, type Page } from "@ringside/core"
import { basketPageJob } from "./jobs.ts"

/** Whether we handle the basket page: not where a policy forbids inserting the shop's markup. */
export function isBasketPageOurs(page: Page): boolean {
  return page.jobs.isOurs(basketPageJob) && canInsertHtml(page)
}
