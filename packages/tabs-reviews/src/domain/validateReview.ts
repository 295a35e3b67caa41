import { parseRating } from "./rating.ts"

/** A review to send. */
interface ReviewToSend {
  /** Whether the form has a field for the rating. */
  readonly hasRatingField: boolean
  /** Whether the shop requires a rating. */
  readonly required: boolean
  /** The field's value. */
  readonly rating: unknown
  /** The message for a missing rating. */
  readonly message: string
}

/** Whether a review may be sent, and the message if not. Source: catalogue-and-cart §10.2. */
export function validateReview({
  hasRatingField,
  required,
  rating,
  message,
}: ReviewToSend): { ok: true } | { ok: false; message: string } {
  return hasRatingField && required && parseRating(rating) === 0 ? { ok: false, message } : { ok: true }
}
