import { findTypedElement } from "@ringside/core"
import { reportPayment, reportRate } from "../choiceReports.ts"
import type { ConnectedForm } from "../forms/connectedForm.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { readRateName } from "../rateName.ts"

/** Reports the chosen rate and payment method. Source: checkout contract §10. */
export function startChoices({ page, scope, form }: ConnectedForm): void {
  scope.listenToField(form, "change", (event) => {
    const control =
      findTypedElement(page, event, "HTMLInputElement") ?? findTypedElement(page, event, "HTMLSelectElement")
    if (control?.matches(checkoutSelectors.rate)) reportRate(page, readRateName(page, control))
    if (control?.matches(checkoutSelectors.paymentRadio)) reportPayment(page, control.value)
  })
}
