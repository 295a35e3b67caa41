import { onRestored, whenNotLeft } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { CheckoutPhase } from "../domain/index.ts"
import type { PayingForm } from "../forms/connectedForm.ts"
import { staysOnPage } from "../staysOnPage.ts"
import { keepTyped } from "./keptValues.ts"

interface LeavingNeeds {
  readonly readPhase: () => CheckoutPhase
  /** Frees the form, as before the order. */
  readonly reset: () => void
  /** Shows that the order may exist, and holds the button back for a while. */
  readonly showUncertain: () => void
}

/** The way from an order to the next page, and back where the browser stays. */
export interface Leaving {
  /** Goes to an address; reloads the page without one. */
  leave(url: string | null): void
  /** Waits for a gateway that goes on with the order itself, and may give the form back. */
  onWithheld(): void
}

/** Leaves the page after an order. The form is free again where the browser doesn't leave, or comes back. */
export function createLeaving(checkout: PayingForm, { readPhase, reset, showUncertain }: LeavingNeeds): Leaving {
  const { page, scope } = checkout
  const resetIn = (phase: CheckoutPhase) => {
    if (readPhase() === phase) reset()
  }
  /** An order with an address to go to exists, even where the page refuses to go there, or is still here. */
  const endUncertain = () => {
    reset()
    showUncertain()
  }
  // A browser that returns to a cached page shows it as it was left: busy.
  onRestored(page, () => resetIn("leaving"), scope.signal)
  return {
    leave(url) {
      if (url === null) {
        keepTyped(checkout)
        page.navigation.reload()
        whenNotLeft(page, scope.signal, reset)
        return
      }
      // A bare fragment would only scroll to the start of the page.
      if (url === "#" || page.navigation.go(url, "payment")) {
        if (staysOnPage(page, url)) watchRelease(checkout, () => resetIn("leaving"))
        else whenNotLeft(page, scope.signal, endUncertain)
        return
      }
      endUncertain()
    },
    onWithheld: () => watchRelease(checkout, () => resetIn("submitting")),
  }
}

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
