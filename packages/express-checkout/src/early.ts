import { type Page, definePageService } from "@ringside/core"
import { checkoutUpdated, walletButtonsService } from "@ringside/payments"
import { expressJob } from "./jobs.ts"
import { areWalletsOn } from "./settings.ts"

/** Events and calls from before the buttons' code was loaded. */
export interface EarlyNews {
  /** The arguments of `ringside.express.extend`, unchecked. */
  readonly extensions: unknown[]
  /** Whether the checkout has reported its totals. */
  hasCheckout: boolean
}

/** The early events and calls of a page. */
export const earlyNewsService = definePageService("express-checkout.early", (): EarlyNews => ({
  extensions: [],
  hasCheckout: false,
}))

/** Tells code that draws a place for the buttons that they come, and records the checkout's first totals. */
export function startEarly(page: Page): void {
  walletButtonsService.of(page).areOurs = () => page.jobs.modeOf(expressJob) === "active" && areWalletsOn(page)
  const off = checkoutUpdated.on(page, () => {
    earlyNewsService.of(page).hasCheckout = true
    off()
  })
}
