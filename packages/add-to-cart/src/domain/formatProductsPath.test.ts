import { expect, it } from "vitest"
import { formatProductsPath, type ProductsQuery } from "./formatProductsPath.ts"

const all: ProductsQuery = {
  ...{ category: null, tag: null, search: null, ids: null },
  ...{ isOnSale: false, order: "menu_order", limit: 8 },
}

it.each<[string, Partial<ProductsQuery>, string]>([
  ["all products", {}, "catalog_visibility=catalog&orderby=menu_order&order=asc&per_page=8"],
  [
    "a category, newest first",
    { category: "gloves,belts", order: "date", limit: 4 },
    "category=gloves%2Cbelts&catalog_visibility=catalog&orderby=date&order=desc&per_page=4",
  ],
  [
    "the dearest on sale",
    { isOnSale: true, order: "price-desc" },
    "on_sale=true&catalog_visibility=catalog&orderby=price&order=desc&per_page=8",
  ],
  [
    "a search, by what the shop lets be found",
    { search: "red & blue" },
    "search=red%20%26%20blue&catalog_visibility=search&orderby=menu_order&order=asc&per_page=8",
  ],
  [
    "products by their numbers, hidden ones too, in their order",
    { ids: "12, 7", order: "price" },
    "include=12%2C%207&orderby=include&order=asc&per_page=8",
  ],
])("asks for %s", (_, query, expected) => {
  expect(formatProductsPath({ ...all, ...query })).toBe(`/v1/products?${expected}`)
})

it("asks for a later page", () => {
  expect(formatProductsPath({ ...all, ids: "12, 7" }, 2)).toBe(
    "/v1/products?include=12%2C%207&orderby=include&order=asc&per_page=8&page=2",
  )
})
