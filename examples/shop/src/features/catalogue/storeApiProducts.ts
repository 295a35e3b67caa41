import { inArray } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { createError, type StoreApiAnswer } from "../../endpoints/storeApiErrors.ts"
import type { StoreApiRequest, StoreApiRoute } from "../../endpoints/storeApiRoute.ts"
import type { Visit } from "../../visit.ts"
import { describeStoreProduct, describeStoreVariation } from "./describeStoreProduct.ts"
import { listProducts } from "./listProducts.ts"
import { parseListQuery } from "./parseListQuery.ts"
import { readProducts } from "./readProducts.ts"
import { variations } from "./schema.ts"
import { answerStoreReviews, readStoreRatings } from "../reviews/storeReviews.ts"

/** The Store API's products: lists, single ones, and variations. */
export const productRoutes: readonly StoreApiRoute[] = [
  { method: "GET", path: "/products", answer: answerList },
  // Before the single product, whose route matches it, too.
  { method: "GET", path: "/products/reviews", answer: answerStoreReviews },
  { method: "GET", path: "/products/:id", answer: answerOne },
]

async function answerList(visit: Visit, { query }: StoreApiRequest): Promise<StoreApiAnswer> {
  const asked = parseListQuery(query)
  if (typeof asked === "string") return createError(400, "rest_invalid_param", `Invalid parameter(s): ${asked}`)
  if (asked.type === "variation") return answerVariations(visit, asked.parents)
  const { database } = visit.shop
  const { products, total } = await listProducts(database, { ...asked, language: visit.language })
  const { ids, size } = asked
  const sorted = ids ? [...products].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) : products
  const ratings = await readStoreRatings(
    database,
    sorted.map(({ id }) => id),
  )
  return createList(
    sorted.map((product) => describeStoreProduct(product, visit, ratings.get(product.id))),
    { total, size },
  )
}

/** The variations of products; all of them are in one answer, since no product has more than a page of them. */
async function answerVariations(visit: Visit, parents: readonly number[]): Promise<StoreApiAnswer> {
  const products = await readProducts(visit.shop.database, visit.language, parents)
  const found = products.flatMap((product) =>
    product.variations.map((variation) => describeStoreVariation(product, variation, visit)),
  )
  return createList(found, { total: found.length, size: found.length })
}

async function answerOne(visit: Visit, { params }: StoreApiRequest): Promise<StoreApiAnswer> {
  const id = /^\d{1,9}$/.test(params["id"] ?? "") ? Number(params["id"]) : 0
  const { shop, language } = visit
  const [product] = await readProducts(shop.database, language, [id])
  if (product) {
    const ratings = await readStoreRatings(shop.database, [id])
    return { status: 200, body: describeStoreProduct(product, visit, ratings.get(id)) }
  }
  const [parent] = await readProducts(shop.database, language, await readVariationParents(shop.database, [id]))
  const variation = parent?.variations.find((each) => each.id === id)
  if (!parent || !variation) return createError(404, "woocommerce_rest_product_invalid_id", "Invalid product ID.")
  return { status: 200, body: describeStoreVariation(parent, variation, visit) }
}

/** Reads the products of variations. */
async function readVariationParents(database: Database, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await database
    .select({ productId: variations.productId })
    .from(variations)
    .where(inArray(variations.id, [...ids]))
  return rows.map(({ productId }) => productId)
}

function createList(body: readonly object[], { total, size }: { readonly total: number; readonly size: number }) {
  const pages = size > 0 ? Math.ceil(total / size) : 0
  const answer: StoreApiAnswer = {
    status: 200,
    body,
    headers: { "X-WP-Total": String(total), "X-WP-TotalPages": String(pages) },
  }
  return answer
}
