import { parseMembers, readText, type SettingsTable } from "@ringside/core/domain"

/** The address of variation requests, and the platform's texts about a choice. Source: catalogue-and-cart §9. */
export const variationSettings = {
  name: "wc_add_to_cart_variation_params",
  packageName: "add-to-cart",
  doc: "The address of variation requests, and the platform's texts about a choice.",
  derived: {},
  parse: (settings) =>
    parseMembers(settings, {
      wc_ajax_url: readText,
      i18n_no_matching_variations_text: readText,
      i18n_make_a_selection_text: readText,
      i18n_unavailable_text: readText,
      i18n_reset_alert_text: readText,
    }),
} satisfies SettingsTable
