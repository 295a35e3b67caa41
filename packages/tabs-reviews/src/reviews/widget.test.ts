import { describeConformance } from "@ringside/testing/conformance"
import { reviews } from "./widget.ts"

describeConformance(reviews, {
  html: '<div data-ringside="reviews" data-ringside-stars="12 4 1 0 1">4.4 out of 5, 18 reviews</div>',
})
