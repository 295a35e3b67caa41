import { type Page, warnAuthor } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { parseStarCounts, type RatingSummary } from "../domain/index.ts"
import type { reviewsAttributes } from "../options.ts"
import { tabsReviewsWarnings } from "../warnings.ts"
import { readSummary } from "./readSummary.ts"

/** The data of a reviews hook. */
export interface ReviewsOptions {
  /** `null` when neither hook nor page has a rating: then the server's HTML stays. */
  readonly summary: RatingSummary | null
}

/** Reads the product's rating: the hook's attributes, else the page's structured data. */
export function readReviews(
  { average, count, stars }: OptionsOf<typeof reviewsAttributes>,
  host: HTMLElement,
  page: Page,
): ReviewsOptions {
  if (stars !== null && !parseStarCounts(stars)) {
    warnAuthor(page, tabsReviewsWarnings.wrongStars, host, { value: stars })
  }
  return { summary: readSummary({ average, count, stars }, page.document) }
}
