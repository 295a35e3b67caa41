import { type LoaderPage, type Page, serviceOf } from "@ringside/core"
import { checkoutUpdated, walletButtonsOf } from "@ringside/payments"
import { expressJob } from "./jobs.ts"
import { areWalletsOn } from "./settings.ts"

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

/** Tells code that draws a place for the buttons that they come, and records the checkout's first totals. */
export function startEarly(page: Page): void {
  walletButtonsOf(page).areOurs = () => page.jobs.modeOf(expressJob) === "active" && areWalletsOn(page)
  const off = checkoutUpdated.on(page, () => {
    earlyNewsOf(page).hasCheckout = true
    off()
  })
}
