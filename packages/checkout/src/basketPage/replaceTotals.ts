import { focusKeeperOf } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { selectors } from "./host.ts"

/** Puts the shop's totals in the place of the page's. Null, or a page that shows none, changes nothing. */
export function replaceTotals(page: Page, fresh: HTMLElement | null): void {
  const { document } = page
  const totals = document.querySelector<HTMLElement>(selectors.totals)
  if (!totals || !fresh) return
  const isInCalculator = document.activeElement?.closest(selectors.calculatorPanel) ?? null
  const giveFocus = focusKeeperOf(page)(totals)
  totals.before(fresh)
  page.scan()
  giveFocus?.([fresh])
  totals.remove()
  // The calculator is closed now, so that nothing in it takes focus.
  if (isInCalculator) {
    fresh.querySelector<HTMLElement>(selectors.calculatorButton)?.focus(nullPrototype({ preventScroll: true }))
  }
}
