import type { Page } from "@ringside/core"
import { parseRatingParams, readMember } from "@ringside/core/domain"
import { formatStarLabel, ratings } from "./domain/index.ts"
import { tabsReviewsMessages } from "./messages.ts"

/** What the shop says of ratings. */
export interface RatingRules {
  /** `null` when the shop says nothing: then the field itself does. */
  readonly required: boolean | null
  readonly missing: string
  /** From the worst up. */
  readonly labels: readonly string[]
}

/** Reads the shop's settings; texts that they lack are ours, in the page's language. Source: catalogue-and-cart §2.1. */
export function readRatingRules(page: Page): RatingRules {
  const settings = page.settings.read("wc_single_product_params", "tabs-reviews")
  const { ratingRequired, ratingMessage, ratingLabels } = parseRatingParams(settings)
  const translate = page.translator("tabs-reviews", tabsReviewsMessages)
  const read = (name: string) => readMember(settings, [name])
  const labels = ratingLabels ?? ratings.map((value) => translate("star", { value }))
  return {
    required: read("review_rating_required") === undefined ? null : ratingRequired,
    // The parser's own default is English on every page.
    missing: read("i18n_required_rating_text") ? ratingMessage : translate("ratingMissing"),
    labels: ratings.map((value) => formatStarLabel(value, labels)),
  }
}
