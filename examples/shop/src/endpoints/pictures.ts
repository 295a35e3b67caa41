import type { Context } from "hono"
import type { Look, Product } from "../catalogue/product.ts"
import { readProductBySlug } from "../catalogue/readProducts.ts"
import { DrawingStopped } from "../drawing/drawingStopped.ts"
import { figureWidths, type FigureRequest } from "../figures/index.ts"
import { lookName } from "../html/picture.ts"
import type { ShopEnv } from "../visit.ts"

/**
 * `/figures/{slug}/{view}-{width}.{format}`, with a variation's look as `{view}-{look}-{width}`: drawn when first asked
 * for. Only views, looks and widths that pages name exist.
 */
export async function respondPicture(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const file = /^([1-8])(?:-([a-z]+(?:-[a-z]+)?))?-(\d{3,4})\.(webp|avif)$/.exec(context.req.param("file") ?? "")
  const view = Number(file?.[1])
  const width = figureWidths.find((one) => one === Number(file?.[3]))
  const format = file?.[4] === "avif" ? "avif" : "webp"
  const product = await readProductBySlug(shop.database, "es", context.req.param("slug") ?? "")
  const look = product && findLook(product, view, file?.[2])
  if (!file || width === undefined || !product || !look || view > product.viewCount) {
    return context.text("Not found", 404)
  }
  const { slug, name, figure } = product
  return developed(context, { slug, name, figure: { ...figure, ...look }, view, width, format })
}

function findLook({ variations }: Product, view: number, name: string | undefined): Look | undefined {
  if (name === undefined) return {}
  return variations.find((variation) => variation.view === view && lookName(variation.look) === name)?.look
}

async function developed(context: Context<ShopEnv>, request: FigureRequest): Promise<Response> {
  try {
    const bytes = await context.var.visit.shop.drawFigure(request)
    return context.body(new Uint8Array(bytes), 200, {
      "Content-Type": `image/${request.format}`,
      "Cache-Control": "public, max-age=604800",
    })
  } catch (cause) {
    if (cause instanceof DrawingStopped) return context.text("The shop is closing", 503)
    throw cause
  }
}
