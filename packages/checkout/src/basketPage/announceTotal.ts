import type { Page } from "@ringside/core"
import { selectors } from "./host.ts"
import { basketPageMessages } from "./messages.ts"

/** The total as the page shows it; empty where it shows none. */
export function readTotal({ document }: Page): string {
  const total = document.querySelector(`${selectors.totals} .order-total`)?.querySelector(".amount, td")
  return total?.textContent.replace(/\s+/g, " ").trim() ?? ""
}

/** Tells the new total to screen readers, if it is another than before. */
export function announceTotal(page: Page, before: string): void {
  const total = readTotal(page)
  if (total === "" || total === before) return
  page.announce.basket(page.translator("checkout", basketPageMessages)("total", { total }))
}
