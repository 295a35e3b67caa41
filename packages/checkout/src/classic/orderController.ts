import { findJQuery } from "@ringside/core"
import { showErrors } from "../forms/errors.ts"
import type { CheckedForm } from "../forms/checkedForm.ts"

/**
 * What gateways get with the events of an order, in place of the platform's own object: those of its members that they use, and `form`.
 * Without jQuery nobody could use a set.
 */
export function createOrderController(order: CheckedForm, readGateway: () => string): object {
  const { page, form } = order
  return {
    form,
    $checkout_form: findJQuery(page.window)?.([form]),
    get_payment_method: readGateway,
    /** Shows a gateway's error as one of the shop. */
    submit_error: (html: unknown) => showErrors(order, { kind: "html", html: String(html) }),
  }
}
