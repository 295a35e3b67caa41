import type { Language } from "../../texts/languages.ts"

/** Where a review stands with the moderators, in the words of the platform's REST API. */
export const reviewStatuses = ["approved", "hold", "spam", "trash"] as const

/** Where a review stands with the moderators. */
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What one may write at most, so that a page of reviews can still be read. */
export const reviewLengthMax = 20_000

/** What somebody says about a product, or answers. A reply has no rating of its own that counts. */
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

/** How a product is rated. `counts[0]` is how many gave one star, `counts[4]` five; `average` is 0 where nobody did. */
export interface RatingSummary {
  readonly count: number
  readonly average: number
  readonly counts: readonly [number, number, number, number, number]
}

/** One page of a product's reviews, the newest first. `page` counts from 1. */
export interface ReviewPage {
  readonly summary: RatingSummary
  readonly reviews: readonly Review[]
  readonly page: number
  readonly pageCount: number
}
