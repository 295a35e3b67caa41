import { createRootWidget } from "@ringside/ui"
import { reviewsAttributes } from "../options.ts"
import { readReviews } from "./readReviews.ts"
import { Reviews } from "./ui/Reviews.tsx"

/** How a product is rated, in `data-ringside="reviews"` hooks that hold neither the list nor the form. */
export const reviews = /* @__PURE__ */ createRootWidget({
  name: "reviews",
  attributes: reviewsAttributes,
  read: readReviews,
  component: Reviews,
})
