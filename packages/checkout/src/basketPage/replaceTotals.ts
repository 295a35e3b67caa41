import { focusKeeperService } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { keepAddress } from "./calculatorAddress.ts"
import { selectors } from "./host.ts"
import { pairWithCopies } from "./pairWithCopies.ts"

interface TotalsOptions {
  readonly closesCalculator?: boolean
}

/** Replaces the page's totals by the shop's, with those that themes print for other widths. No totals on either side change nothing. */
export function replaceTotals(page: Page, fresh: readonly HTMLElement[], options: TotalsOptions = {}): void {
  const all = [...page.document.querySelectorAll<HTMLElement>(selectors.totals)]
  for (const [index, each] of pairWithCopies(page, all, fresh).entries()) {
    const totals = all[index]
    if (totals) replaceOne(page, { totals, fresh: each }, options)
  }
}

function replaceOne(
  page: Page,
  { totals, fresh }: { readonly totals: HTMLElement; readonly fresh: HTMLElement },
  { closesCalculator = false }: TotalsOptions,
): void {
  const { document } = page
  const isInCalculator = totals.contains(document.activeElement?.closest(selectors.calculatorPanel) ?? null)
  const restoreAddress = closesCalculator ? null : keepAddress(page, totals)
  const giveFocus = focusKeeperService.of(page)(totals)
  totals.before(fresh)
  page.scan()
  restoreAddress?.(fresh)
  giveFocus?.([fresh])
  totals.remove()
  // A closed calculator must not contain focus.
  if (isInCalculator && !restoreAddress) {
    fresh.querySelector<HTMLElement>(selectors.calculatorButton)?.focus(nullPrototype({ preventScroll: true }))
  }
}
