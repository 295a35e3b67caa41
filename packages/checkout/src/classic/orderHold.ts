import { listControls } from "@ringside/core"
import type { ConnectedForm } from "../forms/connectedForm.ts"
import { checkoutSelectors } from "../forms/host.ts"

const holdMs = 5000

/** Disables Place order for a while, since the order may exist. Source: checkout contract §6.5. */
export function createOrderHold({ page, form, scope }: ConnectedForm) {
  let endsAt = 0
  const disable = (isDisabled: boolean) => {
    const [button] = listControls(page, form, checkoutSelectors.placeOrder)
    if (button) scope.attribute(button, "disabled", isDisabled ? "" : null)
  }
  const isRunning = () => page.clock.now() < endsAt
  return {
    start() {
      endsAt = page.clock.now() + holdMs
      disable(true)
      scope.after(holdMs, () => disable(false))
    },
    /** Goes on with the button of a new review. */
    renew() {
      if (isRunning()) disable(true)
    },
    isRunning,
  }
}
