import { reportPayment, reportRate } from "../choiceReports.ts"
import type { Checkout } from "./checkout.ts"
import { checkoutSelectors } from "./host.ts"
import { readRateName } from "../rateName.ts"

/** Reports the chosen rate and payment method. Source: checkout contract §10. */
export function startChoices({ page, scope, form }: Checkout): void {
  scope.listen(form, "change", ({ target }) => {
    const { HTMLInputElement, HTMLSelectElement } = page.window
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.matches(checkoutSelectors.rate)) {
      reportRate(page, readRateName(page, target))
    }
    if (target.matches(checkoutSelectors.paymentRadio)) {
      reportPayment(page, target.value)
    }
  })
}
