import { productRead, type StoreOperation } from "@ringside/cart/domain"
import { formatProductsPath, type ProductsQuery } from "../domain/index.ts"

/** Reads the variations of a product: as many as the platform puts into one answer. */
export const readVariations: StoreOperation<{ readonly id: number }> = {
  ...productRead,
  path: ({ id }) => `/v1/products?type=variation&parent[]=${String(id)}&per_page=100`,
}

/** Creates the operation that reads one page of a list of products. */
export function createListOperation(query: ProductsQuery, page = 1): StoreOperation<null> {
  return { ...productRead, path: formatProductsPath(query, page) }
}
