import { type Page, warnAuthor } from "@ringside/core"
import { type OptionsOf, parseJson } from "@ringside/core/domain"
import { parseRatingSummary, parseStarCounts, parseStructuredRating, type RatingSummary } from "../domain/index.ts"
import { reviewParts } from "../host.ts"
import type { reviewsAttributes } from "../options.ts"
import { tabsReviewsWarnings } from "../warnings.ts"

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
  const words = { average, count, stars }
  const summary = parseRatingSummary(words)
  if (summary) return { summary }
  const structured = readStructuredRating(page)
  return {
    summary:
      structured &&
      parseRatingSummary({ average: average ?? structured.average, count: count ?? structured.count, stars }),
  }
}

/** Searches all scripts together, since the shop's own rating may come before the product's. */
function readStructuredRating({ document }: Page) {
  const scripts = [...document.querySelectorAll(reviewParts.structuredData)]
  return parseStructuredRating(scripts.map(({ textContent }) => parseJson(textContent)))
}
