import type { Language } from "../../texts/languages.ts"

/** The moderation statuses, named as in the platform's REST API. */
export const reviewStatuses = ["approved", "hold", "spam", "trash"] as const

/** A review's moderation status. */
export type ReviewStatus = (typeof reviewStatuses)[number]

/** The longest review in UTF-16 code units, so that a page of reviews stays readable. */
export const reviewLengthMax = 20_000
/** The longest name of a review's writer, in UTF-16 code units. */
export const authorLengthMax = 100
/** The longest e-mail address of a review's writer, in UTF-16 code units. */
export const emailLengthMax = 100

/** A review or a reply. Ratings of replies don't count. */
export interface Review {
  readonly id: number
  readonly author: string
  readonly rating: number | null
  readonly body: string
  readonly language: Language
  readonly status: ReviewStatus
  readonly isByShop: boolean
  readonly createdAt: Date
  readonly replies: readonly Review[]
}

/**
 * The ratings of a product. `counts[0]` is the number of one-star ratings, `counts[4]` of five-star ones; `average` is
 * 0 without ratings.
 */
export interface RatingSummary {
  readonly count: number
  readonly average: number
  readonly counts: readonly [number, number, number, number, number]
}

/** A page of a product's reviews, newest first. `page` starts at 1. */
export interface ReviewPage {
  readonly summary: RatingSummary
  readonly reviews: readonly Review[]
  readonly page: number
  readonly pageCount: number
}
