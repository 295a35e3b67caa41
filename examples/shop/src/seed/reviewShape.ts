import type { Language } from "../texts/languages.ts"

/** What is answered to a review. Without an `author` it is the shop that answers, in the review's language. */
export interface SeedReply {
  readonly on: string
  readonly author?: string
  readonly body: string
  readonly replies?: readonly SeedReply[]
}

/** What somebody said about a product; `on` is a day. */
export interface SeedReview {
  readonly product: number
  readonly on: string
  readonly author: string
  readonly language: Language
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly body: string
  readonly replies?: readonly SeedReply[]
}
