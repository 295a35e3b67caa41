import { listControls, showBusy } from "@ringside/core"
import { orderHoldMs } from "../domain/index.ts"
import type { PayingForm } from "../forms/connectedForm.ts"
import { checkoutSelectors } from "../forms/host.ts"

const processingClass = "processing"

/** Shows the form as busy from the press of its button to the end of the order. */
export interface BusyForm {
  /** Greys the form out, and makes it inert. */
  add(): void
  /** Adds the platform's class. Handlers of gateways refuse a form that has it, so it comes once they have agreed. */
  mark(): void
  /** Ends the grey, and removes the class. A class that a handler has added to a form that we haven't marked stays: its payment is on its way. */
  remove(): void
  /** Whether a script of the page has put the class on the form: it pays by itself, and removes the class when it gives the form back. */
  isHeldByScript(): boolean
}

/** Creates the busy state of a form. Source: checkout contract §6. */
export function createBusyForm({ scope, form }: PayingForm): BusyForm {
  let endBusy: (() => void) | null = null
  let isMarked = false
  const remove = () => {
    if (isMarked) form.classList.remove(processingClass)
    isMarked = false
    endBusy?.()
    endBusy = null
  }
  scope.onEnd(remove)
  return {
    add() {
      endBusy ??= showBusy(scope, [form], { inert: [form] })
    },
    mark() {
      form.classList.add(processingClass)
      isMarked = true
    },
    remove,
    isHeldByScript: () => !isMarked && form.classList.contains(processingClass),
  }
}

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
