import { type Page, definePageService } from "@ringside/core"
import { checkoutUpdated, walletButtonsService } from "@ringside/payments"
import { hasWallets } from "./domain/startPlan.ts"
import { expressJob } from "./jobs.ts"
import type { ExpressApi } from "./ringsideMember.ts"
import { areWalletsOn, readExpressConfig } from "./settings.ts"

/** Functions that change the data of wallet buttons. */
export type ExpressExtension = Parameters<ExpressApi["extend"]>[0]

/** Events and calls from before the buttons' code was loaded. */
export interface EarlyNews {
  /** The arguments of `ringside.express.extend` and `extendExpress`, unchecked. */
  readonly extensions: unknown[]
  /** Whether the checkout has reported its totals. */
  hasCheckout: boolean
}

/** The early events and calls of a page. */
export const earlyNewsService = definePageService("express-checkout.early", (): EarlyNews => ({
  extensions: [],
  hasCheckout: false,
}))

/** Adds functions that change the data of wallet buttons, before or after these start: `ringside.express.extend` of the script tag. */
export function extendExpress(page: Page, extension: ExpressExtension): void {
  earlyNewsService.of(page).extensions.push(extension)
}

/** Reports to code that draws a place for the buttons that they come, and records the checkout's first totals. */
export function startEarly(page: Page): void {
  walletButtonsService.of(page).areOurs = () =>
    page.jobs.isOurs(expressJob) && areWalletsOn(page) && hasWallets(readExpressConfig(page))
  const off = checkoutUpdated.on(page, () => {
    earlyNewsService.of(page).hasCheckout = true
    off()
  })
}
