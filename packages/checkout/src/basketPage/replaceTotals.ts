import { focusKeeperOf } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { keepAddress } from "./calculatorAddress.ts"
import { selectors } from "./host.ts"

/** Replaces the page's totals by the shop's. Null, or a page without totals, changes nothing. */
export function replaceTotals(
  page: Page,
  fresh: HTMLElement | null,
  { closesCalculator = false }: { readonly closesCalculator?: boolean } = {},
): void {
  const { document } = page
  const totals = document.querySelector<HTMLElement>(selectors.totals)
  if (!totals || !fresh) return
  const isInCalculator = totals.contains(document.activeElement?.closest(selectors.calculatorPanel) ?? null)
  const restoreAddress = closesCalculator ? null : keepAddress(page)
  const giveFocus = focusKeeperOf(page)(totals)
  totals.before(fresh)
  page.scan()
  restoreAddress?.()
  giveFocus?.([fresh])
  totals.remove()
  // A closed calculator must not contain focus.
  if (isInCalculator && !restoreAddress) {
    fresh.querySelector<HTMLElement>(selectors.calculatorButton)?.focus(nullPrototype({ preventScroll: true }))
  }
}
