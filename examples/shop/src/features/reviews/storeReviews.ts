import { and, avg, count, desc, eq, inArray, isNull } from "drizzle-orm"
import { createError, type StoreApiAnswer } from "../../endpoints/storeApiErrors.ts"
import type { StoreApiRequest } from "../../endpoints/storeApiRoute.ts"
import type { Database } from "../../database/connect.ts"
import { markupOf } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { formatReviewText } from "./reviews.ts"
import { reviews } from "./schema.ts"

/** The ratings of a product, as the Store API returns them. */
export interface StoreRating {
  /** Such as "4.50"; "0" without ratings. */
  readonly average: string
  readonly count: number
}

/** Approved reviews, without replies. */
const isListed = and(eq(reviews.status, "approved"), isNull(reviews.parentId))

/** Reads the ratings of products, by their ids; products without reviews are left out. */
export async function readStoreRatings(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoreRating>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: reviews.productId, average: avg(reviews.rating), total: count() })
    .from(reviews)
    .where(and(isListed, inArray(reviews.productId, [...ids])))
    .groupBy(reviews.productId)
  return new Map(
    rows.map(({ id, average, total }) => [
      id,
      { average: average === null ? "0" : Number(average).toFixed(2), count: total },
    ]),
  )
}

/** `GET …/products/reviews?product_id=12&per_page=10`: a product's reviews, the newest first. Source: docs/page-contract.md, "The products' server". */
export async function answerStoreReviews(visit: Visit, { query }: StoreApiRequest): Promise<StoreApiAnswer> {
  const [id, size] = [query.get("product_id") ?? "", query.get("per_page") ?? "10"]
  if (!/^\d{1,9}$/.test(id)) return createError(400, "rest_invalid_param", "Invalid parameter(s): product_id")
  if (!/^([1-9]\d?|100)$/.test(size)) return createError(400, "rest_invalid_param", "Invalid parameter(s): per_page")
  const { database } = visit.shop
  const isAsked = and(isListed, eq(reviews.productId, Number(id)))
  const [counted] = await database.select({ total: count() }).from(reviews).where(isAsked)
  const rows = await database
    .select()
    .from(reviews)
    .where(isAsked)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(Number(size))
  const total = counted?.total ?? 0
  return {
    status: 200,
    body: rows.map(({ id: number, author, rating, body, createdAt }) => ({
      ...{ id: number, product_id: Number(id), reviewer: author, rating },
      review: markupOf(formatReviewText(body)),
      date_created: createdAt.toISOString().slice(0, 19),
      verified: false,
    })),
    headers: { "X-WP-Total": String(total), "X-WP-TotalPages": String(Math.ceil(total / Number(size))) },
  }
}
