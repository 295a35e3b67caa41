import { readShop, type ShopRead } from "@ringside/cart"
import { productRead, readProduct, type StoreOperation } from "@ringside/cart/domain"
import { usePage } from "@ringside/ui"
import { useRead } from "@ringside/ui/read"
import { useCallback, useRef, useState } from "react"
import { parseReviewedProduct, parseStoreReviews, type ReviewedProduct, type StoreReview } from "../../domain/index.ts"

/** How many reviews are added at a time, and how many the platform puts into one answer. */
const stepCount = 10
const maxCount = 100

/** A product's newest reviews. */
export interface ReviewList {
  readonly product: ReviewedProduct
  readonly reviews: readonly StoreReview[]
  /** How many there are in all. */
  readonly total: number
  /** How many were asked for. */
  readonly limit: number
  /** Whether more of them couldn't be read. */
  readonly hasFailed: boolean
}

const readReviews: StoreOperation<{ readonly id: number; readonly limit: number }> = {
  ...productRead,
  path: ({ id, limit }) => `/v1/products/reviews?product_id=${String(id)}&per_page=${String(limit)}`,
}

/** Reads a product's reviews, the newest first, and the product itself where it isn't `known` yet, or has a new review. */
export function useReviews(id: number, known?: ReviewedProduct) {
  const page = usePage()
  const [limit, setLimit] = useState(stepCount)
  const [revision, setRevision] = useState(0)
  const last = useRef<ReviewList | null>(null)
  const { state, retry } = useRead<ShopRead<ReviewList>>({
    ...{ page, widget: "reviews" },
    key: [id, limit, revision].join(),
    async read(signal) {
      const [product, list] = await Promise.all([
        known && revision === 0
          ? { kind: "loaded" as const, value: known }
          : readShop(page, { operation: readProduct, args: { id }, parse: parseReviewedProduct }, signal),
        readShop(page, { operation: readReviews, args: { id, limit }, parse: parseList }, signal),
      ])
      if (product.kind === "loaded" && list.kind === "loaded") {
        last.current = { product: product.value, ...list.value, limit, hasFailed: false }
        return { kind: "loaded", value: last.current }
      }
      // What is shown stays when more can't be read.
      if (last.current) return { kind: "loaded", value: { ...last.current, limit, hasFailed: true } }
      if (product.kind !== "loaded") return product
      return list.kind === "loaded" ? { kind: "failed", message: null } : list
    },
  })
  return {
    state,
    retry,
    /** Whether a longer list is on its way. */
    isGrowing: state.kind === "loaded" && state.value.limit !== limit,
    showMore: useCallback(() => setLimit((count) => Math.min(count + stepCount, maxCount)), []),
    /** Whether the platform's answers hold more than this list. */
    canGrow: limit < maxCount,
    /** Reads the list again. */
    refresh: useCallback(() => setRevision((count) => count + 1), []),
  }
}

function parseList(
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Pick<ReviewList, "reviews" | "total"> | null {
  const reviews = parseStoreReviews(body)
  if (!reviews) return null
  const total = Number(headers["x-wp-total"])
  return { reviews, total: total > reviews.length ? total : reviews.length }
}
