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

/** One product: pictures, what it costs, the form that buys it, its story, what people say, what hangs beside it. */
export async function productPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const product = await readProductBySlug(visit.shop.database, visit.language, context.req.param("slug") ?? "")
  const page = readPage(context)
  if (!product || page === undefined) return notFoundPage(context)
  const answered = await readAnswered(product, visit)
  return respondProduct(context, { product, page, form: { answered } })
}

/** What a product's page is asked for; `form` keeps what somebody has typed already. */
export interface ProductRequest {
  readonly product: Product
  readonly page: number
  readonly form: ReviewFormState
  readonly status?: 200 | 409 | 422 | 429
}

/** Answers with a product's page. */
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
      // One address a product: not its forms of an answer, nor what one person alone sees.
      isIndexed: !visit.url.searchParams.has("replytocom") && ownId === undefined && status === undefined,
      content: ({ notices, basket: { freeFromMinor } }) =>
        productContent({ product, related, reviews, notices, freeFromMinor }, visit),
    },
    status,
  )
}

/** The page of reviews, by the path or by the query that the platform has as well. */
function readPage(context: Context<ShopEnv>): number | undefined {
  const { searchParams } = context.var.visit.url
  const value = context.req.param("commentPage")?.slice("comment-page-".length) ?? searchParams.get("cpage") ?? "1"
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined
}

/** The review that the form answers when it was asked for by a link, without a script. */
async function readAnswered(product: Product, { shop, url }: Visit) {
  const id = readNumber(url.searchParams.get("replytocom") ?? undefined)
  return id === 0 ? undefined : findReview(shop.database, product.id, id)
}
