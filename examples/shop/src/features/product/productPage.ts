import { mergeSettings } from "../../settings.ts"
import { createViewSettings } from "../attribution/settings.ts"
import type { Context } from "hono"
import { createExpressSettings } from "../expressCheckout/expressSettings.ts"
import { cardPolicy } from "../payments/cardSettings.ts"
import { listRelated } from "../catalogue/listProducts.ts"
import { stockOf, type Product } from "../catalogue/product.ts"
import { readProductBySlug } from "../catalogue/readProducts.ts"
import { createProductSettings } from "./productSettings.ts"
import { insteadCount, productContent } from "./productContent.ts"
import type { ReviewFormState } from "../reviews/reviewForm.ts"
import { readOwnReview } from "../reviews/moderation.ts"
import { findReview, readReviewPage } from "../reviews/readReviews.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { readNumber } from "../../endpoints/form.ts"
import { notFoundPage } from "../site/notFound.ts"
import { respondPage } from "../site/respond.ts"

const relatedCount = 4

/** Answers with a product page; 404 for an unknown product or an invalid page of reviews. */
export async function productPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const product = await readProductBySlug(visit.shop.database, visit.language, context.req.param("slug") ?? "")
  const page = readPage(context)
  if (!product || page === undefined) return notFoundPage(context)
  const answered = await readAnswered(product, visit)
  return respondProduct(context, { product, page, form: { answered } })
}

/** A request for a product page. `page` is the page of reviews, from 1; `form` keeps what was already typed. */
export interface ProductRequest {
  readonly product: Product
  readonly page: number
  readonly form: ReviewFormState
  readonly status?: 200 | 409 | 422 | 429
}

/** Answers with a product page; 404 if there are fewer pages of reviews. */
export async function respondProduct(context: Context<ShopEnv>, request: ProductRequest): Promise<Response> {
  const { product, page, form, status } = request
  const { visit } = context.var
  const { database, secret } = visit.shop
  const ownId = readOwnReview(secret, visit.url.searchParams)
  const reviewPage = await readReviewPage(database, { productId: product.id, page, ownId })
  if (page > reviewPage.pageCount) return notFoundPage(context)
  const count = stockOf(product) > 0 ? relatedCount : insteadCount + relatedCount
  const related = await listRelated(database, visit.language, product, count)
  const reviews = { page: reviewPage, form }
  return respondPage(
    context,
    {
      title: page === 1 ? product.name : `${product.name} – ${visit.texts.nav.page(page)}`,
      description: product.summary,
      bodyClass: `single-product postid-${String(product.id)} woocommerce woocommerce-page`,
      policy: cardPolicy(),
      settings: mergeSettings([
        createProductSettings(visit),
        createViewSettings(visit),
        createExpressSettings(visit, { context: "product", needsShipping: !product.isVirtual, product }),
      ]),
      // Only the plain address of a product is indexed: no reply forms, posted errors, or a visitor's own pending review.
      isIndexed: !visit.url.searchParams.has("replytocom") && ownId === undefined && status === undefined,
      content: ({ notices, basket: { freeFromMinor } }) =>
        productContent({ product, related, reviews, notices, freeFromMinor }, visit),
    },
    status,
  )
}

/** Reads the page of reviews from the path or the query; the platform has both. Undefined for anything but 1 to 99999. */
function readPage(context: Context<ShopEnv>): number | undefined {
  const { searchParams } = context.var.visit.url
  const value = context.req.param("commentPage")?.slice("comment-page-".length) ?? searchParams.get("cpage") ?? "1"
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined
}

/** Reads the review that the form replies to. Without a script, a link names it in `replytocom`. */
async function readAnswered(product: Product, { shop, url }: Visit) {
  const id = readNumber(url.searchParams.get("replytocom") ?? undefined)
  return id === 0 ? undefined : findReview(shop.database, product.id, id)
}
