import { findReplaceable, isOnPage, runAnswerScripts } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { paymentMethodsService } from "@ringside/payments"
import type { PayingForm } from "../forms/connectedForm.ts"
import { createEnteredValues } from "./enteredValues.ts"
import { replaceAround } from "./replaceAround.ts"

/**
 * Inserts the shop's markup by the selectors of its fragments. The shopper's values, focus and the mounted elements of payment methods
 * stay. Source: checkout contract §4.3.
 */
export function replaceReviewMarkup(checkout: PayingForm, fragments: Readonly<Record<string, string>>): void {
  const { page } = checkout
  const entered = createEnteredValues()
  const fresh: Element[] = []
  const inserted: string[] = []
  for (const [selector, html] of Object.entries(fragments)) {
    if (isOnPage(page.document, selector)) inserted.push(html)
    for (const element of findReplaceable(page.document, selector)) {
      const setPlace = entered.keep(element)
      const focused = element.contains(page.document.activeElement) ? page.document.activeElement : null
      const roots = replaceOne(checkout, element, page.html.parseFragment(html))
      setPlace(roots)
      fresh.push(...roots)
      if (focused?.id && !focused.isConnected) {
        const next = findIn(roots, focused.id) ?? page.document.getElementById(focused.id)
        next?.focus(nullPrototype({ preventScroll: true }))
      }
    }
  }
  // Another fragment may have replaced markup of an earlier one, or hold its field.
  const restored = entered.restore(fresh)
  for (const html of inserted) void runAnswerScripts(page, html)
  page.scan()
  // Scripts of gateways show the half of a payment box that belongs to the choice, such as a saved card or a new one.
  for (const field of restored) field.dispatchEvent(new page.window.Event("change", nullPrototype({ bubbles: true })))
}

/** Replaces an element, and returns the elements in its place. */
function replaceOne({ page }: PayingForm, element: HTMLElement, fresh: DocumentFragment): readonly Element[] {
  const mounts = paymentMethodsService
    .of(page)
    .list()
    .flatMap(({ mounts }) => mounts ?? [])
    .join(", ")
  const live = mounts === "" ? null : element.querySelector<HTMLElement>(mounts)
  const place = live && fresh.querySelector<HTMLElement>(mounts)
  const roots = [...fresh.children]
  const [root] = roots
  if (live && place && root) {
    replaceAround({ from: element, to: root, live, place })
    return [element]
  }
  element.replaceWith(fresh)
  return roots
}

/** The element with an id in these elements: a theme may print the review, and its ids, twice. */
function findIn(roots: readonly Element[], id: string): HTMLElement | undefined {
  return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>("[id]")]).find((element) => element.id === id)
}
