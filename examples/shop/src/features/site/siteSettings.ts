import type { Settings } from "../../settings.ts"
import { locales } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"

/** The settings of every page. They replace those that the platform prints with its scripts, which this shop doesn't load. */
export function createSiteSettings({ language, currency, links }: Visit): Settings {
  return {
    preset: "woocommerce",
    takeOver: true,
    locale: locales[language],
    currency,
    search: { live: true },
    host: {
      astra: {
        break_point: "921",
        isRtl: "",
        is_scroll_to_id: "1",
        is_scroll_to_top: "1",
        is_header_footer_builder_active: "1",
        is_single_product: "",
        ajax_url: links.ajax,
      },
    },
  }
}
