import type { Page } from "@ringside/core"
import { collapseBlanks } from "@ringside/core/domain"
import { describeChanges } from "../describeChanges.ts"
import { selectors } from "./host.ts"
import { basketPageMessages } from "./messages.ts"

/** The total on the page; empty where the page shows none. */
export function readTotal({ document }: Page): string {
  const total = document.querySelector(selectors.total)?.querySelector(selectors.totalAmount)
  return collapseBlanks(total?.textContent ?? "")
}

/** Announces the total if it has changed, after `rates`, a sentence about rates that were chosen. */
export function announceTotal(page: Page, before: string, rates = ""): void {
  const translate = page.translator("checkout", basketPageMessages)
  const text = describeChanges({ rates: "", total: before }, { rates, total: readTotal(page) }, (total) =>
    translate("totalChanged", { total }),
  )
  if (text !== "") page.announce.basket(text)
}
