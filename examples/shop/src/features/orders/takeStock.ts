import { asc, eq, inArray, sql } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { products, variations } from "../catalogue/schema.ts"

/** A quantity of a product or of one of its variations. The ids of deleted products are null. */
export interface Pieces {
  readonly productId: number | null
  readonly variationId: number | null
  readonly quantity: number
}

/** An item whose `stock` is lower than the quantity. */
export interface Shortage extends Pieces {
  readonly stock: number
}

/**
 * Takes all items out of the stock, or none if there are shortages, which it returns. Rows are always locked in the order of their ids, so
 * that two orders can't deadlock. The lock mode allows new foreign keys to the rows: adding to a basket locks a variation first, and then
 * references its product.
 */
export async function takeStock(transaction: Database, pieces: readonly Pieces[]): Promise<readonly Shortage[]> {
  const stockOf = await lockStocks(transaction, pieces)
  const shortages = pieces.flatMap((wanted) => {
    const stock = stockOf(wanted)
    return wanted.quantity > stock ? [{ ...wanted, stock }] : []
  })
  if (shortages.length === 0) await changeStock(transaction, pieces, -1)
  return shortages
}

/** Returns items to the stock. */
export async function returnStock(transaction: Database, pieces: readonly Pieces[]): Promise<void> {
  await lockStocks(transaction, pieces)
  await changeStock(transaction, pieces, 1)
}

async function lockStocks(transaction: Database, pieces: readonly Pieces[]): Promise<(wanted: Pieces) => number> {
  const productIds = pieces.flatMap(({ productId }) => productId ?? [])
  const variationIds = pieces.flatMap(({ variationId }) => variationId ?? [])
  const ofProducts = await transaction
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id))
    .for("no key update")
  const ofVariations =
    variationIds.length === 0
      ? []
      : await transaction
          .select({ id: variations.id, stock: variations.stock })
          .from(variations)
          .where(inArray(variations.id, variationIds))
          .orderBy(asc(variations.id))
          .for("no key update")
  const [byProduct, byVariation] = [ofProducts, ofVariations].map(
    (rows) => new Map(rows.map(({ id, stock }) => [id, stock])),
  )
  return ({ productId, variationId }) =>
    (variationId === null ? byProduct?.get(productId ?? 0) : byVariation?.get(variationId)) ?? 0
}

/** The stock of a variable product itself is null, and stays null. */
async function changeStock(transaction: Database, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
  for (const { productId, variationId, quantity } of pieces) {
    const change = sign * quantity
    if (productId !== null) {
      await transaction
        .update(products)
        .set({ stock: sql`${products.stock} + ${change}`, sales: sql`greatest(0, ${products.sales} - ${change})` })
        .where(eq(products.id, productId))
    }
    if (variationId !== null) {
      await transaction
        .update(variations)
        .set({ stock: sql`${variations.stock} + ${change}` })
        .where(eq(variations.id, variationId))
    }
  }
}
