import { readHostSettings, type Page } from "@ringside/core"
import { ratingSettings } from "../hostSettings.ts"
import { formatStarLabel, ratings } from "../domain/index.ts"
import { tabsReviewsMessages } from "../messages.ts"

/** The shop's rules for ratings. */
export interface RatingRules {
  /** `null` when the shop prints no rule: then the field's own `required` counts. */
  readonly required: boolean | null
  readonly missing: string
  /** Lowest first. */
  readonly labels: readonly string[]
}

/** Reads the shop's settings; missing texts are ours, in the page's language. Source: catalogue-and-cart §2.1. */
export function readRatingRules(page: Page): RatingRules {
  const rules = readHostSettings(page, ratingSettings)
  const translate = page.translator("tabs-reviews", tabsReviewsMessages)
  const labels = rules.ratingLabels ?? ratings.map((value) => translate("star", { value }))
  return {
    required: rules.hasRequired ? rules.ratingRequired : null,
    missing: rules.hasMessage ? rules.ratingMessage : translate("ratingMissing"),
    labels: ratings.map((value) => formatStarLabel(value, labels)),
  }
}
