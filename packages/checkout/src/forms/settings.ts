import { type Page, readHostSettings } from "@ringside/core"
import { addressSettings, checkoutSettings, countrySettings } from "../hostSettings.ts"

/** The settings that the platform prints for its checkout script. */
export type CheckoutSettings = ReturnType<typeof checkoutSettings.parse>

/** Reads the present settings: they may be printed after our script, and nonces may be renewed. */
export function readCheckoutSettings(page: Page): CheckoutSettings {
  return readHostSettings(page, checkoutSettings)
}

/** The page's settings of countries, states and address fields. */
export type AddressSettings = ReturnType<typeof countrySettings.parse> & ReturnType<typeof addressSettings.parse>

/** Reads the settings that the platform prints for its two address scripts. */
export function readAddressSettings(page: Page): AddressSettings {
  return { ...readHostSettings(page, countrySettings), ...readHostSettings(page, addressSettings) }
}
