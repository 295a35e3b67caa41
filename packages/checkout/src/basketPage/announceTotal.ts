import type { Page } from "@ringside/core"
import { collapseBlanks } from "@ringside/core/domain"
import { selectors } from "./host.ts"
import { basketPageMessages } from "./messages.ts"

/** The total on the page; empty where the page shows none. */
export function readTotal({ document }: Page): string {
  const total = document.querySelector(selectors.total)?.querySelector(selectors.totalAmount)
  return collapseBlanks(total?.textContent ?? "")
}

/** Announces the total if it has changed, after `first`, a sentence about what was chosen. */
export function announceTotal(page: Page, before: string, first = ""): void {
  const translate = page.translator("checkout", basketPageMessages)
  const total = readTotal(page)
  const texts = [
    ...(first === "" ? [] : [first]),
    ...(total === "" || total === before ? [] : [translate("totalChanged", { total })]),
  ]
  if (texts.length > 0) page.announce.basket(texts.join(" "))
}
