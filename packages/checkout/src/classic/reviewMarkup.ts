import { findReplaceable } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { Checkout } from "./checkout.ts"
import { createEnteredValues } from "./enteredValues.ts"
import { graft } from "./graft.ts"
import { paymentMethodsOf } from "./paymentMethods.ts"

/**
 * Inserts the shop's markup by the selectors of its fragments. The shopper's values, focus and the mounted elements of payment methods
 * stay. Source: checkout contract §4.3.
 */
export function replaceReviewMarkup(checkout: Checkout, fragments: Readonly<Record<string, string>>): void {
  const { page } = checkout
  const entered = createEnteredValues()
  const fresh: Element[] = []
  for (const [selector, html] of Object.entries(fragments)) {
    for (const element of findReplaceable(page.document, selector)) {
      entered.keep(element)
      const focused = element.contains(page.document.activeElement) ? page.document.activeElement : null
      fresh.push(...replaceOne(checkout, element, page.html.parseFragment(html)))
      if (focused?.id && !focused.isConnected) {
        page.document.getElementById(focused.id)?.focus(nullPrototype({ preventScroll: true }))
      }
    }
  }
  // Another fragment may have replaced markup of an earlier one, or hold its field.
  entered.restore(fresh.filter(({ isConnected }) => isConnected))
  page.scan()
}

/** Replaces an element, and returns the elements in its place. */
function replaceOne({ page }: Checkout, element: HTMLElement, fresh: DocumentFragment): readonly Element[] {
  const mounts = paymentMethodsOf(page)
    .list()
    .flatMap(({ mounts }) => mounts ?? [])
    .join(", ")
  const live = mounts === "" ? null : element.querySelector<HTMLElement>(mounts)
  const place = live && fresh.querySelector<HTMLElement>(mounts)
  const roots = [...fresh.children]
  const [root] = roots
  if (live && place && root) {
    graft({ from: element, to: root, live, place })
    return [element]
  }
  element.replaceWith(fresh)
  return roots
}
