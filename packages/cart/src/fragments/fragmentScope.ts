import { isLoggedIn, type Page, readBlockSetting, readHostSettings } from "@ringside/core"
import { readMember, readText } from "@ringside/core/domain"
import { paymentCurrencySettings, walletCurrencySettings } from "../hostSettings.ts"

/** Whose basket markup the page shows and stores: its currency, which may be empty, and whether a customer is logged in. */
export function readFragmentScope(page: Page): string {
  return `${readCurrency(page).trim().toUpperCase()}:${isLoggedIn(page) ? "user" : "guest"}`
}

/** Reads the currency of the page; "" where nothing names it. Source: catalogue-and-cart contract §2.2. */
function readCurrency(page: Page): string {
  return (
    page.config.currency ??
    (readHostSettings(page, paymentCurrencySettings) ||
      readHostSettings(page, walletCurrencySettings) ||
      readText(readMember(readBlockSetting(page, "currency"), ["code"])))
  )
}
