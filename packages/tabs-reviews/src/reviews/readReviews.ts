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
  /** The hook's only link, such as the way to the list; null where it has none or several. */
  readonly link: Element | null
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
  const [link = null, ...others] = host.querySelectorAll("a[href]")
  return { link: others.length === 0 ? link : null, summary: readSummary({ average, count, stars }, page.document) }
}
