import { parseGalleryParams, readRecord, type SettingsTable } from "@ringside/core/domain"

/** The platform's settings for galleries; the unparsed ones are sent with the gallery's events. Source: catalogue-and-cart §2.1. */
export const platformSettings = {
  name: "wc_single_product_params",
  packageName: "gallery",
  doc: "The gallery of a product page: slides, zoom and full screen, each with its options.",
  // As in the platform's own themes.
  derived: { texts: { flexslider_enabled: "1", zoom_enabled: "1", photoswipe_enabled: "1" } },
  parse(settings) {
    const params = readRecord(settings)
    // The parser's default text is English, on pages in other languages too.
    const hasTriggerText = Boolean(params["i18n_product_gallery_trigger_text"])
    return { ...parseGalleryParams(params), hasTriggerText, params }
  },
} satisfies SettingsTable
