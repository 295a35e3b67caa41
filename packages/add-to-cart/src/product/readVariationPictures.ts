import { readShop } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { addVariationPictures, groupVariationParents, parseProducts, type Product } from "../domain/index.ts"
import { createVariationsOperation } from "./operations.ts"

/** Products are shown without the photos that the shop hasn't sent by then. */
const pictureWaitMs = 3000

/** Reads the photos of the products' variations, with a request for every 100. Without an answer in 3 s the swatches have names alone. */
export async function readVariationPictures(
  page: Page,
  products: readonly Product[],
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const reads = groupVariationParents(products).map((ids) =>
    readShop(page, { operation: createVariationsOperation(ids), args: null, parse: parseProducts }, signal),
  )
  const tooLate = new Promise<readonly []>((resolve) => page.clock.after(pictureWaitMs, () => resolve([])))
  const answers = await Promise.race([Promise.all(reads), tooLate])
  const known = answers.flatMap((read) => (read.kind === "loaded" ? read.value : []))
  return known.length === 0 ? products : addVariationPictures(products, known)
}
