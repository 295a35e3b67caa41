import { isLoggedIn, type Page, readBlockSetting, readHostSettings } from "@ringside/core"
import { readMember, readText } from "@ringside/core/domain"
import { paymentCurrencySettings, walletCurrencySettings } from "../hostSettings.ts"

/**
 * Whose basket markup the page shows and stores: its currency, which may be empty, whether a customer is logged in, and the language. The hash
 * of a basket may be the same in all languages, as with Polylang for WooCommerce.
 */
export function readFragmentScope(page: Page): string {
  // The locale that the page started with: a translator in the browser changes the document's later.
  return `${readPageCurrency(page).trim().toUpperCase()}:${isLoggedIn(page) ? "user" : "guest"}:${page.config.locale}`
}

/** Reads the currency of the page; "" where nothing names it. Source: catalogue-and-cart contract §2.2. */
export function readPageCurrency(page: Page): string {
  return (
    page.config.currency ??
    (readHostSettings(page, paymentCurrencySettings) ||
      readHostSettings(page, walletCurrencySettings) ||
      readText(readMember(readBlockSetting(page, "currency"), ["code"])))
  )
}
