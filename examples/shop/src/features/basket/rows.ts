import { and, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { basketLines } from "./schema.ts"
import { products, variations } from "../catalogue/schema.ts"
import { touchSession } from "../../session/notices.ts"

/** A stored line. */
export type LineRow = typeof basketLines.$inferSelect

/**
 * Serializes the changes of one basket: the next waits until this transaction ends. An advisory lock instead of a row, because a refused
 * change leaves no row.
 */
export async function lockBasket(transaction: Database, sessionId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock('sessions'::regclass::int, hashtext(${sessionId}))`)
}

/** Reads the stock and locks it until this transaction ends. Other shoppers can still read it. */
export async function lockStock(
  transaction: Database,
  productId: number,
  variationId: number | null | undefined,
): Promise<number> {
  const [row] = variationId
    ? await transaction
        .select({ stock: variations.stock })
        .from(variations)
        .where(eq(variations.id, variationId))
        .for("share")
    : await transaction.select({ stock: products.stock }).from(products).where(eq(products.id, productId)).for("share")
  return row?.stock ?? 0
}

/** Reads a line by its key, removed ones included. */
export async function readLine(database: Database, sessionId: string, key: string): Promise<LineRow | undefined> {
  const [line] = await database.select().from(basketLines).where(isLine(sessionId, key))
  return line
}

/** Creates a line, and the session with its first content, or sets the line's quantity; a removed line is restored. */
export async function writeLine(
  database: Database,
  { sessionId, key, productId, variationId, quantity }: Omit<LineRow, "position" | "removedAt">,
): Promise<void> {
  await touchSession(database, sessionId)
  await database
    .insert(basketLines)
    .values({ sessionId, key, productId, variationId, quantity })
    .onConflictDoUpdate({
      target: [basketLines.sessionId, basketLines.key],
      set: { quantity, removedAt: null },
    })
}

/** Removes a line from the basket but keeps it for undo. */
export async function markRemoved(database: Database, { sessionId, key }: LineRow, removedAt: Date): Promise<void> {
  await database.update(basketLines).set({ removedAt }).where(isLine(sessionId, key))
}

function isLine(sessionId: string, key: string) {
  return and(eq(basketLines.sessionId, sessionId), eq(basketLines.key, key))
}
