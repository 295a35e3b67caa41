import { type LoaderPage, type Page, serviceOf } from "@ringside/core"
import { checkoutUpdated } from "@ringside/payments"

/** Events and calls from before the buttons' code was loaded. */
export interface EarlyNews {
  /** The arguments of `ringside.express.extend`, unchecked. */
  readonly extensions: unknown[]
  /** Whether the checkout has reported its totals. */
  hasCheckout: boolean
}

/** The early events and calls of `page`. */
export function earlyNewsOf(page: LoaderPage): EarlyNews {
  return serviceOf(page, "express-checkout.early", () => ({ extensions: [], hasCheckout: false }))
}

/** Records the checkout's first totals. */
export function noteCheckout(page: Page): void {
  const off = checkoutUpdated.on(page, () => {
    earlyNewsOf(page).hasCheckout = true
    off()
  })
}
