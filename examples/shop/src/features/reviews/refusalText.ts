import { formatCount } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import type { ReviewRefusal } from "./postReview.ts"
import { authorLengthMax, emailLengthMax, reviewLengthMax } from "./review.ts"

/** The message to the writer of a refused review, with the limit that it exceeds. */
export function refusalText(refusal: ReviewRefusal, { texts, language }: Pick<Visit, "texts" | "language">): string {
  const { refused, tooLong } = texts.reviews
  switch (refusal) {
    case "author-long":
      return tooLong.author(formatCount(authorLengthMax, language))
    case "email-long":
      return tooLong.email(formatCount(emailLengthMax, language))
    case "body-long":
      return tooLong.body(formatCount(reviewLengthMax, language))
    default:
      return refused[refusal]
  }
}
