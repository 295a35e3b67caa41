import type { Checkout } from "./checkout.ts"
import { checkoutSelectors } from "./host.ts"
import { readRateName } from "../rateName.ts"

/** Sends events about the chosen rate and payment method, for other packages. Source: checkout contract §10. */
export function startChoices({ page, scope, form }: Checkout): void {
  const { body } = page.document
  scope.listen(form, "change", ({ target }) => {
    const { HTMLInputElement, HTMLSelectElement } = page.window
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.matches(checkoutSelectors.rate)) {
      page.events.sendOwn("ringside:checkout:shipping", body, { shippingTier: readRateName(page, target) })
    }
    if (target.matches(checkoutSelectors.paymentRadio)) {
      page.events.sendOwn("ringside:checkout:payment", body, { paymentType: target.value })
    }
  })
}
