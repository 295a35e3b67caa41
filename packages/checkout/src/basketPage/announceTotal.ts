import type { Page } from "@ringside/core"
import { selectors } from "./host.ts"
import { basketPageMessages } from "./messages.ts"

/** The total on the page; empty where the page shows none. */
export function readTotal({ document }: Page): string {
  const total = document.querySelector(`${selectors.totals} .order-total`)?.querySelector(".amount, td")
  return total?.textContent.replace(/\s+/g, " ").trim() ?? ""
}

/** Announces the total if it has changed, after the names of the rates that the shopper has chosen. */
export function announceTotal(page: Page, before: string, rate = ""): void {
  const translate = page.translator("checkout", basketPageMessages)
  const total = readTotal(page)
  const texts = [
    ...(rate === "" ? [] : [translate("rate", { rate })]),
    ...(total === "" || total === before ? [] : [translate("total", { total })]),
  ]
  if (texts.length > 0) page.announce.basket(texts.join(" "))
}
