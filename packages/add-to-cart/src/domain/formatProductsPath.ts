import { encodeUri } from "@ringside/core/domain"

/** The orders of a list, by the names of the platform's archives. */
export const productOrders = ["menu_order", "popularity", "rating", "date", "price", "price-desc", "title"] as const

/** An order of a list. */
export type ProductOrder = (typeof productOrders)[number]

/** Which products a list shows. Terms are slugs or numbers, several with commas between; null for all. */
export type ProductsQuery = {
  readonly category: string | null
  readonly tag: string | null
  readonly search: string | null
  /** Numbers of products with commas between, in the order of the list. */
  readonly ids: string | null
  readonly isOnSale: boolean
  readonly order: ProductOrder
  /** How many products a page of the list has. */
  readonly limit: number
}

/** The platform's two parameters of each order. */
const orderings: Readonly<Record<ProductOrder, readonly [orderby: string, order: string]>> = {
  menu_order: ["menu_order", "asc"],
  popularity: ["popularity", "desc"],
  rating: ["rating", "desc"],
  date: ["date", "desc"],
  price: ["price", "asc"],
  "price-desc": ["price", "desc"],
  title: ["title", "asc"],
}

/**
 * The path of a page of a list below the Store API's root. Products that the shop keeps out of its archives are left out, or those that it keeps out of
 * its search; those that are named by their numbers are all listed. Source: page-contract, "The products' server".
 */
export function formatProductsPath(query: ProductsQuery, page = 1): string {
  const { category, tag, search, ids, isOnSale, order, limit } = query
  const [orderby, direction] = ids === null ? orderings[order] : ["include", "asc"]
  const parameters: readonly (readonly [name: string, value: string | null])[] = [
    ["category", category],
    ["tag", tag],
    ["search", search],
    ["include", ids],
    ["on_sale", isOnSale ? "true" : null],
    ["catalog_visibility", ids === null ? (search === null ? "catalog" : "search") : null],
    ["orderby", orderby],
    ["order", direction],
    ["per_page", String(limit)],
    ["page", page > 1 ? String(page) : null],
  ]
  const entries = parameters.flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeUri(value)}`]))
  return `/v1/products?${entries.join("&")}`
}
