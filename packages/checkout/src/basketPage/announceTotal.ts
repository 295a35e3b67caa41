import type { Page } from "@ringside/core"
import { selectors } from "./host.ts"
import { basketPageMessages } from "./messages.ts"

/** The total on the page; empty where the page shows none. */
export function readTotal({ document }: Page): string {
  const total = document.querySelector(`${selectors.totals} .order-total`)?.querySelector(".amount, td")
  return total?.textContent.replace(/\s+/g, " ").trim() ?? ""
}

/** Announces the total if it has changed. */
export function announceTotal(page: Page, before: string): void {
  const total = readTotal(page)
  if (total === "" || total === before) return
  page.announce.basket(page.translator("checkout", basketPageMessages)("total", { total }))
}
