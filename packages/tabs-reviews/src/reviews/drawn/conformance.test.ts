import { createTestPage } from "@ringside/testing"
import { describeConformance } from "@ringside/testing/conformance"
import { createReviewedShop } from "./storyReviews.ts"
import { drawnReviews } from "./widget.ts"

describeConformance(drawnReviews, {
  html: '<div data-ringside="reviews" data-ringside-product="11"><a href="/product/southpaw/#reviews">Reviews</a></div>',
  page: (config) => createTestPage({ config: config ?? {}, server: createReviewedShop(3) }),
})
