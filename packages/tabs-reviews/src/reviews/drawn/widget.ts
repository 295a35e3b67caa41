import { createRootWidget } from "@ringside/ui"
import { reviewsAttributes } from "../../options.ts"
import { DrawnReviews } from "./DrawnReviews.tsx"

/** The definition of a product's reviews, in a hook and in an app. */
export const reviewsRoot = {
  name: "reviews",
  attributes: reviewsAttributes,
  component: DrawnReviews,
}

/** A product's reviews and their form, in `data-ringside="reviews"` hooks that name the product and hold nothing to enhance. */
export const drawnReviews = /* @__PURE__ */ createRootWidget(reviewsRoot)
