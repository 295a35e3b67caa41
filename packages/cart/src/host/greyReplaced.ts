import { findReplaceable, type Page, showBusy } from "@ringside/core"
import { lateFragmentCacheService } from "../fragments/fragmentCache.ts"

/** A quicker answer replaces the markup before anything is seen of it. */
const greyDelayMs = 100

/**
 * Greys out the markup that the answer to a running request will replace, from 100 ms on; the returned function ends that. Left as it is: markup
 * that is greyed out already or has a row that is, and with a quantity that the shop hasn't confirmed, on which the next step builds.
 * Source: catalogue-and-cart contract §4.3.
 */
export function greyReplaced(page: Page): () => void {
  let end: () => void = () => undefined
  const cancel = page.clock.after(greyDelayMs, () => {
    const selectors = lateFragmentCacheService.find(page)?.listSelectors() ?? []
    const all = selectors.flatMap((selector) => findReplaceable(page.document, selector))
    const outer = all.filter((element) => !all.some((other) => other !== element && other.contains(element)))
    end = showBusy({ page }, outer.filter(isIdle), { className: "updating" })
  })
  return () => {
    cancel()
    end()
  }
}

function isIdle(element: Element): boolean {
  const fields = [...element.querySelectorAll("input")]
  const busy = "[aria-busy=true]"
  return (
    !element.closest(busy) &&
    !element.querySelector(busy) &&
    fields.every(({ value, defaultValue }) => value === defaultValue)
  )
}
