import { type Page, readHostSettings } from "@ringside/core"
import { parseHostFlag, readMember } from "@ringside/core/domain"
import { cardSettings, pluginSettings } from "../hostSettings.ts"
import { freshSettingsService } from "../freshSettings.ts"

/**
 * Whether the shop offers to save a new payment method of that type: unless the newest settings that name it say no. Source: checkout contract
 * §2.2, §9.
 */
export function offersSaving(page: Page, type: string): boolean {
  const flags = [
    freshSettingsService.of(page).current,
    readHostSettings(page, pluginSettings),
    readHostSettings(page, cardSettings),
  ].map((settings) => readMember(settings, ["paymentMethodsConfig", type, "showSaveOption"]))
  const flag = flags.find((each) => each !== undefined && each !== null)
  return flag === undefined || parseHostFlag(flag)
}
