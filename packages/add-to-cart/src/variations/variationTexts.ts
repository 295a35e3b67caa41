import { readHostSettings, type Page } from "@ringside/core"
import { variationSettings } from "./variationSettings.ts"
import { variationMessages } from "../messages.ts"

/** The texts about a choice: the shop's own, or ours. */
export interface VariationTexts {
  readonly noMatch: string
  readonly makeSelection: string
  readonly unavailable: string
  readonly wasReset: string
}

/** Reads the host's texts when needed, since its settings may be printed after our script. */
export function readVariationTexts(page: Page): VariationTexts {
  const settings = readHostSettings(page, variationSettings)
  const translate = page.translator("add-to-cart", variationMessages)
  const read = (name: keyof NonNullable<typeof settings>, fallback: string) =>
    settings && settings[name].trim() !== "" ? settings[name] : fallback
  return {
    noMatch: read("i18n_no_matching_variations_text", translate("noMatch")),
    makeSelection: read("i18n_make_a_selection_text", translate("makeSelection")),
    unavailable: read("i18n_unavailable_text", translate("unavailable")),
    wasReset: read("i18n_reset_alert_text", translate("wasReset")),
  }
}
