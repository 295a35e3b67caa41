import { inArray } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { variations } from "./schema.ts"

/** Reads the products of variations. */
export async function readVariationParents(database: Database, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await database
    .select({ productId: variations.productId })
    .from(variations)
    .where(inArray(variations.id, [...ids]))
  return rows.map(({ productId }) => productId)
}
