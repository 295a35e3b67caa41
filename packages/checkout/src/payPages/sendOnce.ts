import { listen, showBusy } from "@ringside/core"
import type { FormParts } from "../forms/connectedForm.ts"

/**
 * Greys a form out once it is on its way to the shop, and sends it no second time: a shop that gets it twice may charge twice. A submit
 * that a payment's script has prevented isn't one. Source: the platform's scripts of these pages, which grey their forms out as well.
 */
export function startSendingOnce({ page, scope, form }: FormParts): void {
  /** Whether a later listener prevents the submit is known only afterwards. */
  let latest: Event | null = null
  let endBusy: (() => void) | null = null
  const isSent = () => latest !== null && !latest.defaultPrevented
  const take = (event: Event) => {
    if (isSent()) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    // A later handler of jQuery may prevent its own submit, unseen. Where none does, jQuery sends the form without another event.
    if (event.type !== "submit") return
    latest = event
    // By then the browser has read the form.
    scope.after(0, () => {
      if (isSent()) endBusy ??= showBusy(scope, [form], { className: "processing", inert: [form] })
    })
  }
  scope.listenToField(form, "submit", take, { capture: true })
  // A browser that returns to a cached page shows it as it was left: busy.
  const resetKeptPage = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    latest = null
    endBusy?.()
    endBusy = null
  }
  listen(page.window, "pageshow", resetKeptPage, { signal: scope.signal })
}
