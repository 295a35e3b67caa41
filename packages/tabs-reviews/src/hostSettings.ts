import { parseRatingParams, readMember, type SettingsTable } from "@ringside/core/domain"

/**
 * The platform's settings for ratings, and which of them it prints: the parser's default texts are English on every page. Source:
 * catalogue-and-cart §2.1.
 */
export const ratingSettings = {
  name: "wc_single_product_params",
  packageName: "tabs-reviews",
  doc: "Whether a review needs a rating, and the text that asks for one.",
  // The form shows whether a rating is required.
  derived: {},
  parse(settings) {
    return {
      ...parseRatingParams(settings),
      hasRequired: readMember(settings, ["review_rating_required"]) !== undefined,
      hasMessage: Boolean(readMember(settings, ["i18n_required_rating_text"])),
    }
  },
} satisfies SettingsTable
