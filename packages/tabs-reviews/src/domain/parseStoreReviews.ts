import { readCount, readStoreAddress } from "@ringside/cart/domain"
import { formatPlainText, readList, readRecord, readText } from "@ringside/core/domain"
import { parseRating, type Rating } from "./rating.ts"

/** A review of the Store API. */
export type StoreReview = {
  readonly id: number
  /** Plain text; may be empty. */
  readonly author: string
  /** 0 for a review without a rating. */
  readonly rating: Rating
  /** The day, such as "2026-11-28"; null without one. */
  readonly day: string | null
  /** The text as the shop's HTML. */
  readonly html: string
  /** Whether the shop says that the author has bought the product. */
  readonly isVerified: boolean
}

/** Parses the Store API's list of reviews; items that are none are left out, and null is no list. Source: page-contract, "The products' server". */
export function parseStoreReviews(raw: unknown): readonly StoreReview[] | null {
  if (!Array.isArray(raw)) return null
  return readList(raw).flatMap((each) => {
    const { id, reviewer, rating, review, date_created: date, verified } = readRecord(each)
    const number = readCount(id)
    if (number === null) return []
    return [
      {
        id: number,
        author: formatPlainText(reviewer),
        rating: parseRating(rating),
        day: /^\d{4}-\d\d-\d\d/.exec(readText(date))?.[0] ?? null,
        html: readText(review),
        isVerified: verified === true,
      },
    ]
  })
}

/** The product of a review, as the Store API returns it. */
export type ReviewedProduct = {
  readonly name: string
  readonly permalink: string | null
  /** The average rating, such as "4.50"; null without ratings. */
  readonly average: string | null
  readonly count: number | null
}

/** Parses the product of reviews; null without a name. */
export function parseReviewedProduct(raw: unknown): ReviewedProduct | null {
  const product = readRecord(raw)
  const name = formatPlainText(product["name"])
  if (name === "") return null
  const count = readCount(product["review_count"])
  const average = readText(product["average_rating"])
  return {
    name,
    permalink: readStoreAddress(product["permalink"]),
    average: count === null || count === 0 || average === "" ? null : average,
    count,
  }
}
