import type { DoubleProduct } from "./catalogue.ts"
import { readQuery, type ServerRequest } from "./exchange.ts"
import type { StoreAnswer } from "./storeAnswer.ts"

/** Answers `GET …/products/reviews`, the newest first; null for any other route. */
export function answerReviews(
  route: string,
  { method, path }: ServerRequest,
  products: readonly DoubleProduct[],
): StoreAnswer | null {
  if (method !== "GET" || route !== "/products/reviews") return null
  const query = readQuery(path)
  const ids = (query.get("product_id") ?? "").split(",").map(Number)
  const found = products
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, name, reviews = [] }) =>
      reviews.map((review) => ({ product_id: id, product_name: name, ...review })),
    )
  const size = Number(query.get("per_page") ?? 10)
  return {
    status: 200,
    body: found.slice(0, size),
    headers: { "x-wp-total": String(found.length), "x-wp-totalpages": String(Math.ceil(found.length / size)) },
  }
}
