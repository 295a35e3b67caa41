import type { StoreApiAnswer } from "../../endpoints/storeApiErrors.ts"
import type { StoreApiRequest, StoreApiRoute } from "../../endpoints/storeApiRoute.ts"
import { currencyFormat } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { listProducts, pageSize } from "./listProducts.ts"
import { figureUrl } from "./picture.ts"
import { lowestRegularMinor, priceRange, type Product } from "./product.ts"
import { productPath } from "../product/paths.ts"

const longestSearch = 100

/** The Store API's product search, in the shop's default order. */
export const productRoutes: readonly StoreApiRoute[] = [{ method: "GET", path: "/products", answer: searchProducts }]

async function searchProducts(visit: Visit, { query }: StoreApiRequest): Promise<StoreApiAnswer> {
  const search = (query.get("search") ?? "").trim().slice(0, longestSearch)
  const asked = Number(query.get("per_page") ?? pageSize)
  const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, pageSize) : pageSize
  const { products } = await listProducts(visit.shop.database, {
    language: visit.language,
    page: 1,
    order: "menu_order",
    search: search === "" ? undefined : search,
  })
  return { status: 200, body: products.slice(0, limit).map((product) => describeProduct(product, visit)) }
}

function describeProduct(product: Product, { links, language, currency }: Visit): object {
  const { fromMinor, toMinor } = priceRange(product, currency)
  const [price, highest] = [String(fromMinor), String(toMinor)]
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    type: product.kind,
    permalink: links.absolute(links.to(productPath(product.slug))),
    sku: product.sku,
    prices: {
      price,
      regular_price: String(lowestRegularMinor(product, currency)),
      sale_price: price,
      price_range: price === highest ? null : { min_amount: price, max_amount: highest },
      ...currencyFormat(language, currency),
    },
    images: [{ id: product.id, src: links.absolute(figureUrl(product.slug, 1, 480)), name: product.name, alt: "" }],
  }
}
