import type { Settings } from "../../settings.ts"
import { locales } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"

/** What every page prints about itself: the shop runs without the platform's own scripts, so their settings stand here. */
export function createSiteSettings({ language, links }: Visit): Settings {
  return {
    preset: "woocommerce",
    takeOver: true,
    locale: locales[language],
    currency: "EUR",
    host: { astra: { break_point: "921", isRtl: "", is_single_product: "", ajax_url: links.ajax } },
  }
}
