import type { Context } from "hono"
import type { ShopEnv } from "../../visit.ts"
import { lookName } from "../catalogue/picture.ts"
import type { Product } from "../catalogue/product.ts"
import { readProductBySlug } from "../catalogue/readProducts.ts"
import { figureWidths } from "./figure.ts"
import { readPictureOf } from "./pictureFiles.ts"

/**
 * Answers `/figures/{slug}/{view}-{width}.{format}`; for a variation's look the file is `{view}-{look}-{width}.{format}`. Views, looks
 * and widths that no page uses are answered with 404.
 */
export async function respondPicture(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const [, view, look, widthPx, ending] =
    /^([1-8])(?:-([a-z]+(?:-[a-z]+)?))?-(\d{3,4})\.(webp|avif)$/.exec(context.req.param("file") ?? "") ?? []
  const width = figureWidths.find((one) => String(one) === widthPx)
  const format = ending === "avif" ? "avif" : "webp"
  if (view === undefined || width === undefined) return context.text("Not found", 404)
  const product = await readProductBySlug(shop.database, "es", context.req.param("slug") ?? "")
  if (!product || !hasPicture(product, Number(view), look)) return context.text("Not found", 404)
  const picture = look === undefined ? view : `${view}-${look}`
  const bytes = await readPictureOf(shop)({ slug: product.slug, picture, width, format })
  if (!bytes) return context.text("Not found", 404)
  return context.body(new Uint8Array(bytes), 200, {
    "Content-Type": `image/${format}`,
    "Cache-Control": "public, max-age=604800",
  })
}

function hasPicture({ variations, viewCount }: Product, view: number, look: string | undefined): boolean {
  if (view > viewCount) return false
  return look === undefined || variations.some((one) => one.view === view && lookName(one.look) === look)
}
