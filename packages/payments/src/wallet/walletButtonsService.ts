import { definePageService } from "@ringside/core"

/** The wallet buttons of a page, for code that draws a place for them. */
export interface WalletButtonsOfPage {
  /** Whether the page has our code of the buttons, and no script of the host does its job. That code replaces this function. */
  areOurs: () => boolean
}

/** The wallet buttons of a page; their own code is fetched only where it finds a place for them. */
export const walletButtonsService = definePageService("payments.walletButtons", (): WalletButtonsOfPage => ({
  areOurs: () => false,
}))
