import { nullPrototype } from "@ringside/core/domain"
import type { PayingForm } from "../forms/connectedForm.ts"

/**
 * Calls `onRelease` once a gateway's script gives the form back: it takes the class off that the platform's own script has put there, or
 * says that there is an error. Until then it may be confirming the payment, which a second press would ask for again.
 */
export function watchRelease({ page, form, scope }: PayingForm, onRelease: () => void): void {
  const release = () => {
    end()
    onRelease()
  }
  const observer = new page.window.MutationObserver(() => {
    if (!form.classList.contains("processing")) release()
  })
  observer.observe(form, nullPrototype<MutationObserverInit>({ attributeFilter: ["class"] }))
  const off = page.events.on(["checkout_error"], release)
  const end = () => {
    observer.disconnect()
    off()
  }
  scope.onEnd(end)
  // The gateway's handler of the order's success may have given the form back already.
  if (!form.classList.contains("processing")) release()
}
