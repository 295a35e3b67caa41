import type { Language } from "../texts/languages.ts"

/** A reply to a review; `on` is a date. Without an `author` it is the shop's reply, in the review's language. */
export interface SeedReply {
  readonly on: string
  readonly author?: string
  readonly body: string
  readonly replies?: readonly SeedReply[]
}

/** A customer's review of the product with that id; `on` is a date: "2026-01-30". */
export interface SeedReview {
  readonly product: number
  readonly on: string
  readonly author: string
  readonly language: Language
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly body: string
  readonly replies?: readonly SeedReply[]
}
