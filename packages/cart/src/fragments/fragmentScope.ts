import { type Page, readBlockSetting, readHostSettings } from "@ringside/core"
import { readMember, readText } from "@ringside/core/domain"
import { paymentCurrencySettings, walletCurrencySettings } from "../hostSettings.ts"

/** Whose basket markup the page shows and stores: its currency, which may be empty, and whether a customer is logged in. */
export function readFragmentScope(page: Page): string {
  const { classList } = page.document.body
  return `${readCurrency(page).trim().toUpperCase()}:${classList.contains("logged-in") ? "user" : "guest"}`
}

/** Source: catalogue-and-cart contract §2.2. */
function readCurrency(page: Page): string {
  return (
    page.config.currency ??
    (readHostSettings(page, paymentCurrencySettings) ||
      readHostSettings(page, walletCurrencySettings) ||
      readText(readMember(readBlockSetting(page, "currency"), ["code"])))
  )
}
