import { findReplaceable } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { Checkout } from "./checkout.ts"
import { isFormControl } from "./formFields.ts"
import { graft } from "./graft.ts"
import { checkoutSelectors } from "./host.ts"
import { paymentMethodsOf } from "./paymentMethods.ts"

/**
 * Inserts the shop's markup by the selectors of its fragments. The shopper's values, focus and the mounted elements of payment methods
 * stay. Source: checkout contract §4.3.
 */
export function replaceReviewMarkup(checkout: Checkout, fragments: Readonly<Record<string, string>>): void {
  const { page } = checkout
  const restoreValues = rememberValues(checkout)
  for (const [selector, html] of Object.entries(fragments)) {
    for (const element of findReplaceable(page.document, selector)) {
      const focused = element.contains(page.document.activeElement) ? page.document.activeElement : null
      replaceOne(checkout, element, page.html.parseFragment(html))
      if (focused?.id && !focused.isConnected) {
        page.document.getElementById(focused.id)?.focus(nullPrototype({ preventScroll: true }))
      }
    }
  }
  restoreValues()
  page.scan()
}

function replaceOne({ page }: Checkout, element: HTMLElement, fresh: DocumentFragment): void {
  const mounts = paymentMethodsOf(page)
    .list()
    .flatMap(({ mounts }) => mounts ?? [])
    .join(", ")
  const live = mounts === "" ? null : element.querySelector<HTMLElement>(mounts)
  const place = live && fresh.querySelector<HTMLElement>(mounts)
  const [root] = fresh.children
  if (live && place && root) graft({ from: element, to: root, live, place })
  else element.replaceWith(fresh)
}

/** Stores the state of the terms' box and of payment fields by their ids; the returned function restores it in new markup. */
function rememberValues({ form }: Checkout): () => void {
  const selector = `${checkoutSelectors.terms}, ${checkoutSelectors.paymentBox} :is(input, select, textarea)`
  const known = new Map(
    [...form.querySelectorAll(selector)].filter((field) => field.id !== "").map((field) => [field.id, field]),
  )
  return () => {
    for (const field of form.querySelectorAll(selector)) {
      const old = known.get(field.id)
      if (old && old !== field && isFormControl(old) && isFormControl(field)) copyValue(old, field)
    }
  }
}

function copyValue(old: Element, field: Element): void {
  const isBox = "checked" in old && "checked" in field && field.matches("[type=checkbox], [type=radio]")
  if (isBox) field.checked = old.checked
  else if (isFormControl(old) && isFormControl(field) && (field.localName === "select" || field.value === "")) {
    field.value = old.value
  }
}
