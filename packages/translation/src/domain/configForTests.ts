import { parseTranslationConfig, type TranslationConfig } from "./translationConfig.ts"

/** The settings of a shop page in Spanish that is shown in English; `changes` are more members of `trp_data`. */
export function createConfig(changes: Readonly<Record<string, unknown>> = {}): TranslationConfig {
  return parseTranslationConfig({
    trp_custom_ajax_url: "https://shop.test/translations.php",
    trp_wp_ajax_url: "https://shop.test/wp-admin/admin-ajax.php",
    trp_language_to_query: "en_GB",
    trp_original_language: "es_ES",
    trp_current_language: "en_GB",
    gettranslationsnonceregular: "n0",
    ...changes,
  })
}
