import { parseJson } from "@ringside/core/domain"
import { parseRatingSummary, parseStructuredRating, type RatingSummary, type RatingWords } from "../domain/index.ts"
import { reviewParts } from "../host.ts"

/** Why the average isn't drawn. */
export const noRating =
  "the page tells no rating; expected data-ringside-product, or data-ringside-average and data-ringside-count, so its own HTML stays."

/** The product's rating: a hook's attributes, else the page's structured data; null where neither can be read. */
export function readSummary(words: RatingWords, document: Pick<ParentNode, "querySelectorAll">): RatingSummary | null {
  const summary = parseRatingSummary(words)
  if (summary) return summary
  const structured = readStructuredRating(document)
  const { average, count, stars } = words
  return (
    structured &&
    parseRatingSummary({ average: average ?? structured.average, count: count ?? structured.count, stars })
  )
}

/** Searches all scripts together, since the shop's own rating may come before the product's. */
function readStructuredRating(document: Pick<ParentNode, "querySelectorAll">) {
  const scripts = [...document.querySelectorAll(reviewParts.structuredData)]
  return parseStructuredRating(scripts.map(({ textContent }) => parseJson(textContent)))
}
