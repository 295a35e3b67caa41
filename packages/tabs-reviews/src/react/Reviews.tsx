import { startBehaviour } from "@ringside/core"
import { createRootComponent, type RootComponent, type RootComponentProps } from "@ringside/ui/react"
import { reviewsBehaviour } from "../reviews/reviews.ts"
import type { reviewsAttributes } from "../options.ts"
import { LoadingReviews } from "../reviews/drawn/LoadingReviews.tsx"
import { reviewsRoot } from "../reviews/drawn/widget.ts"
import "../styles.css"

/** The props of `Reviews`. */
export type ReviewsProps = RootComponentProps<typeof reviewsAttributes, "product">

/** The reviews of a product of the shop: their average, the newest ones, and a form for another. */
export const Reviews: RootComponent<typeof reviewsAttributes, "product"> = /* @__PURE__ */ createRootComponent({
  ...reviewsRoot,
  first: ({ product }) => (product === null ? null : <LoadingReviews />),
  enhance: (page) => startBehaviour(reviewsBehaviour, page),
})
