import type { OptionsOf } from "@ringside/core/domain"
import { type RootProps, usePage } from "@ringside/ui"
import type { reviewsAttributes } from "../../options.ts"
import { ProductReviews } from "./ProductReviews.tsx"
import { readReviewPlace } from "./readReviewPlace.ts"

/**
 * The reviews of the product that the hook names.
 * @throws Error when the attribute is no number, or the page has no Store API: the server's HTML then stays.
 */
export function DrawnReviews({ options }: Pick<RootProps<OptionsOf<typeof reviewsAttributes>>, "options">) {
  const page = usePage()
  const { product, average, count, stars, form } = options
  if (product === null) {
    throw new Error("the hook names no product; expected data-ringside-product, so its own HTML stays.")
  }
  const place = form ? readReviewPlace(page, options.action) : null
  return <ProductReviews productId={product} words={{ average, count, stars }} place={place} />
}
