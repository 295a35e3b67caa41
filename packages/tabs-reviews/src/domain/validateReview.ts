import { parseRating } from "./rating.ts"

/** A review about to be sent. */
interface ReviewToSend {
  /** Whether the form has a field for the rating at all. */
  readonly hasRatingField: boolean
  /** Whether the shop wants one. */
  readonly required: boolean
  /** The field's value. */
  readonly rating: unknown
  /** What is said when it is missing. */
  readonly message: string
}

/** Whether a review may go out, and what to say when it may not. Source: catalogue-and-cart §10.2. */
export function validateReview({
  hasRatingField,
  required,
  rating,
  message,
}: ReviewToSend): { ok: true } | { ok: false; message: string } {
  return hasRatingField && required && parseRating(rating) === 0 ? { ok: false, message } : { ok: true }
}
