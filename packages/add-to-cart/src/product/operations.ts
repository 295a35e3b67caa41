import { productRead, type StoreOperation } from "@ringside/cart/domain"
import { formatProductsPath, type ProductsQuery } from "../domain/index.ts"

/** Creates the operation that reads the variations of products: as many as the platform puts into one answer. */
export function createVariationsOperation(ids: readonly number[]): StoreOperation<null> {
  const parents = ids.map((id) => `parent[]=${String(id)}`)
  return { ...productRead, path: `/v1/products?type=variation&${parents.join("&")}&per_page=100` }
}

/** Creates the operation that reads one page of a list of products. */
export function createListOperation(query: ProductsQuery, page = 1): StoreOperation<null> {
  return { ...productRead, path: formatProductsPath(query, page) }
}
