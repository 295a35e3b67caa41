import { expect, it } from "vitest"
import { validateReview } from "./validateReview.ts"

const message = "Please select a rating"

it.each([
  [true, true, "", false],
  [true, true, "0", false],
  [true, true, "6", false],
  [true, true, null, false],
  [true, true, "5", true],
  [true, true, 1, true],
  [true, false, "", true],
  [false, true, "", true],
  [false, false, null, true],
])("with a field: %j, required: %j, rated %j: ok is %j", (hasRatingField, required, rating, isOk) => {
  const result = validateReview({ hasRatingField, required, rating, message })
  expect(result).toEqual(isOk ? { ok: true } : { ok: false, message })
})
