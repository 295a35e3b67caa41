import { isOfShop, readPlatformFolder } from "@ringside/core"
import { commentsPath, type OptionsOf, parseUrl } from "@ringside/core/domain"
import { type RootProps, usePage } from "@ringside/ui"
import type { reviewsAttributes } from "../../options.ts"
import { ProductReviews } from "./ProductReviews.tsx"

/**
 * The reviews of the product that the hook names.
 * @throws Error when the attribute is no number, or the page has no Store API: the server's HTML then stays.
 */
export function DrawnReviews({ options }: Pick<RootProps<OptionsOf<typeof reviewsAttributes>>, "options">) {
  const page = usePage()
  const { product, average, count, stars, form } = options
  const action = options.action ?? readPlatformFolder(page) + commentsPath
  if (product === null) {
    throw new Error("the hook names no product; expected data-ringside-product, so its own HTML stays.")
  }
  // Authors of a shop's pages may write attributes, and shoppers write their name and address into the form.
  const isSafe = isOfShop(page, parseUrl(action, page.document.baseURI))
  return (
    <ProductReviews productId={product} words={{ average, count, stars }} action={form && isSafe ? action : null} />
  )
}
