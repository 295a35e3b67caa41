/** The translation plugin's settings on a page that is shown in English, and was written in Spanish. */
export const translatedPage = {
  trp_custom_ajax_url: "/trp-ajax.php",
  trp_wp_ajax_url: "/wp-admin/admin-ajax.php",
  trp_language_to_query: "en_GB",
  trp_original_language: "es_ES",
  trp_current_language: "en_GB",
} as const
