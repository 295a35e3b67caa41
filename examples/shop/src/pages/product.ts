import type { Context } from "hono"
import { listRelated } from "../catalogue/listProducts.ts"
import { readProductBySlug } from "../catalogue/readProducts.ts"
import { productContent } from "../html/product.ts"
import type { ShopEnv } from "../visit.ts"
import { notFoundPage } from "./notFound.ts"
import { respondPage } from "./respond.ts"

const relatedCount = 4

/** One product: pictures, what it costs, the form that buys it, its story, what hangs beside it. */
export async function productPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, language } = visit
  const product = await readProductBySlug(shop.database, language, context.req.param("slug") ?? "")
  if (!product) return notFoundPage(context)
  const related = await listRelated(shop.database, language, product, relatedCount)
  return respondPage(context, {
    title: product.name,
    description: product.summary,
    bodyClass: `single-product postid-${String(product.id)} woocommerce woocommerce-page`,
    screen: "product",
    content: ({ notices }) => productContent({ product, related, notices }, visit),
  })
}
