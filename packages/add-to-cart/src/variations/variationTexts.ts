import type { Page } from "@ringside/core"
import { variationMessages } from "../messages.ts"

/** What the shop says about a choice: in its own words, or in ours. */
export interface VariationTexts {
  readonly noMatch: string
  readonly makeSelection: string
  readonly unavailable: string
  readonly wasReset: string
}

/** Reads the host's texts when they are needed, since its settings may be printed after our script. */
export function readVariationTexts(page: Page): VariationTexts {
  const settings = page.settings.read("wc_add_to_cart_variation_params", "add-to-cart")
  const translate = page.translator("add-to-cart", variationMessages)
  const read = (name: string, fallback: string) => {
    const text = settings?.[name]
    return typeof text === "string" && text.trim() !== "" ? text : fallback
  }
  return {
    noMatch: read("i18n_no_matching_variations_text", translate("noMatch")),
    makeSelection: read("i18n_make_a_selection_text", translate("makeSelection")),
    unavailable: read("i18n_unavailable_text", translate("unavailable")),
    wasReset: read("i18n_reset_alert_text", translate("wasReset")),
  }
}
