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
  const groups = groupVariationParents(products)
  if (groups.length === 0) return products
  const reads = groups.map((ids) =>
    readShop(page, { operation: createVariationsOperation(ids), args: null, parse: parseProducts }, signal),
  )
  let endWait: (() => void) | undefined
  const tooLate = new Promise<readonly []>((resolve) => {
    endWait = page.clock.after(pictureWaitMs, () => resolve([]))
  })
  const answers = await Promise.race([Promise.all(reads), tooLate]).finally(() => endWait?.())
  const known = answers.flatMap((read) => (read.kind === "loaded" ? read.value : []))
  return known.length === 0 ? products : addVariationPictures(products, known)
}
