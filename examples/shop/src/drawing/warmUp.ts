import { listFeatured, listProducts } from "../catalogue/listProducts.ts"
import type { Product } from "../catalogue/product.ts"
import type { Database } from "../database/connect.ts"
import type { FigureCache, FigureRequest, FigureWidth } from "../figures/index.ts"
import { galleryWidthPx } from "../html/picture.ts"
import { DrawingStopped } from "./drawingStopped.ts"

/** What the home page's first picture is asked for in, beside what cards are asked for in. */
const heroWidth: FigureWidth = 960
const cardWidths: readonly FigureWidth[] = [320, 480, 640]

/** How many products the home page shows, which is where most visits begin. */
const homeLength = 9

/** What there is to warm up, and until when. */
export interface WarmUp {
  readonly database: Database
  readonly figures: FigureCache
  readonly signal: AbortSignal
}

/**
 * Draws what the first visitors will ask for, in the order in which pages show it: the home page's figures, the
 * archive's, then what each product's own page opens with. One picture at a time, and only while nobody waits for one: a visitor's picture is held up by at most one
 * that is under way, on one of the two who draw. It ends when all is drawn, at the signal, or at the first failure,
 * which is told.
 */
export async function warmUp({ database, figures, signal }: WarmUp): Promise<void> {
  const draw = async (product: Product, widths: readonly FigureWidth[], format: FigureRequest["format"] = "avif") => {
    const { slug, name, figure } = product
    for (const width of widths) {
      await figures.untilIdle()
      if (signal.aborted) return
      await figures.draw({ slug, name, figure, view: 1, width, format })
    }
  }
  try {
    const [hero, ...shelf] = await listFeatured(database, "es", homeLength)
    if (hero) await draw(hero, [heroWidth])
    for (const product of shelf) await draw(product, cardWidths)
    for await (const product of archive(database, signal)) await draw(product, cardWidths)
    for await (const product of archive(database, signal)) await draw(product, [galleryWidthPx], "webp")
  } catch (cause) {
    if (signal.aborted || cause instanceof DrawingStopped) return
    console.warn("[shop figures] The pictures could not be drawn ahead; each is drawn when it is asked for.", cause)
  }
}

/** Every product, in the archive's own order. */
async function* archive(database: Database, signal: AbortSignal): AsyncGenerator<Product> {
  for (let page = 1, pageCount = 1; page <= pageCount && !signal.aborted; page++) {
    const found = await listProducts(database, { language: "es", order: "menu_order", page })
    pageCount = found.pageCount
    yield* found.products
  }
}
