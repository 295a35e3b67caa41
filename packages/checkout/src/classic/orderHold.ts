import { listControls } from "@ringside/core"
import type { PayingForm } from "../forms/connectedForm.ts"
import { orderHoldMs } from "../domain/index.ts"
import { checkoutSelectors } from "../forms/host.ts"

/** Disables Place order for a while, since the order may exist. Source: checkout contract §6.5. */
export function createOrderHold({ page, form, scope }: PayingForm) {
  let endsAt = 0
  const disable = (isDisabled: boolean) => {
    const [button] = listControls(page, form, checkoutSelectors.placeOrder)
    if (button) scope.attribute(button, "disabled", isDisabled ? "" : null)
  }
  const isRunning = () => page.clock.now() < endsAt
  return {
    start() {
      endsAt = page.clock.now() + orderHoldMs
      disable(true)
      scope.after(orderHoldMs, () => disable(false))
    },
    /** Goes on with the button of a new review. */
    renew() {
      if (isRunning()) disable(true)
    },
    isRunning,
  }
}
