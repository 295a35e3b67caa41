import { readShop } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { addVariationPictures, groupVariationParents, parseProducts, type Product } from "../domain/index.ts"
import { createVariationsOperation } from "./operations.ts"

/** Reads the photos of the products' variations, with one request for all. Without an answer the swatches have names alone. */
export async function readVariationPictures(
  page: Page,
  products: readonly Product[],
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const reads = groupVariationParents(products).map((ids) =>
    readShop(page, { operation: createVariationsOperation(ids), args: null, parse: parseProducts }, signal),
  )
  const known = (await Promise.all(reads)).flatMap((read) => (read.kind === "loaded" ? read.value : []))
  return known.length === 0 ? products : addVariationPictures(products, known)
}
