import { and, asc, eq, isNull } from "drizzle-orm"
import { readProducts } from "../catalogue/readProducts.ts"
import type { Database } from "../database/connect.ts"
import { basketLines } from "../database/schema.ts"
import type { Language } from "../texts/languages.ts"
import { createBasket, type Basket } from "./basket.ts"

/** The basket of a session, in the words of one language and at today's prices. */
export async function readBasket(database: Database, language: Language, sessionId: string): Promise<Basket> {
  const rows = await database
    .select()
    .from(basketLines)
    .where(and(eq(basketLines.sessionId, sessionId), isNull(basketLines.removedAt)))
    .orderBy(asc(basketLines.position))
  const products = await readProducts(
    database,
    language,
    rows.map(({ productId }) => productId),
  )
  return createBasket(
    rows.flatMap(({ key, productId, variationId, quantity }) => {
      const product = products.find(({ id }) => id === productId)
      if (!product) return []
      return [{ key, product, quantity, variation: product.variations.find(({ id }) => id === variationId) }]
    }),
  )
}
