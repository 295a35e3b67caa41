import { leaveTimeoutMs, onRestored, showBusy } from "@ringside/core"
import { coverForm, uncoverForm } from "../forms/coverForm.ts"
import type { ConnectedForm } from "../forms/connectedForm.ts"

/**
 * Greys a form out once it is on its way to the shop, and sends it no second time: a shop that gets it twice may charge twice. A submit
 * that a payment's script has prevented isn't one: from the press on, the form is covered until that script uncovers it, sends it or leaves
 * the page. Source: the platform's scripts of these pages, which cover their forms at each submit.
 */
export function startSendingOnce({ page, scope, form }: ConnectedForm): void {
  /** Whether a later listener prevents the submit is known only afterwards. */
  let latest: Event | null = null
  let endBusy: (() => void) | null = null
  let cancelRelease: () => void = () => undefined
  const isSent = () => latest !== null && !latest.defaultPrevented
  const take = (event: Event) => {
    if (isSent()) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    // What can't be cancelled was made by a script, for its listeners alone: browsers send no form after it.
    if (!event.cancelable) return
    // Now, since a payment's handler may uncover the form at once.
    coverForm(page, form)
    // A later handler of jQuery may prevent its own submit, unseen. Where none does, jQuery sends the form without another event.
    if (event.type === "submit") latest = event
    // By then the browser has read the form.
    scope.after(0, () => {
      if (!isSent()) {
        // Our own payment holds the form by itself.
        if (form.getAttribute("aria-busy") === "true") uncoverForm(page, form)
        return
      }
      endBusy ??= showBusy(scope, [form], { className: "processing", inert: [form] })
      cancelRelease = scope.after(leaveTimeoutMs, reset)
    })
  }
  scope.listenToField(form, "submit", take, { capture: true })
  const reset = () => {
    // The timer of this send would release the next one.
    cancelRelease()
    latest = null
    endBusy?.()
    endBusy = null
    uncoverForm(page, form)
  }
  // A browser that returns to a cached page shows it as it was left: busy.
  onRestored(page, reset, scope.signal)
}
