import { type Page, readHostSettings } from "@ringside/core"
import { expressSelectors } from "../host.ts"
import { asyncPriceSettings, countryPriceSettings } from "../hostSettings.ts"

/** Whether a script fills in the prices of a cached page, perhaps in another currency than the page was printed in. */
export function hasLatePrices(page: Page): boolean {
  return (
    // An optimiser may hold the settings back together with the script.
    page.document.querySelector(expressSelectors.latePrice) !== null ||
    readHostSettings(page, asyncPriceSettings) ||
    readHostSettings(page, countryPriceSettings)
  )
}
