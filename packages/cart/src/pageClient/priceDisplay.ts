import { type Page, readBlockSetting } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"

/**
 * Whether the shop displays prices with tax, by the settings of the platform's blocks; null where the page doesn't say. "No" reads like a
 * setting that isn't there, so it counts where the blocks of basket or checkout have printed theirs, as they do with the countries.
 * Source: WooCommerce 11.0.1, `Cart.php`, `Checkout.php`.
 */
export function readPriceDisplay(page: Page): boolean | null {
  if (readBlockSetting(page, "displayCartPricesIncludingTax") === true) return true
  return isRecord(readBlockSetting(page, "countryData")) ? false : null
}
