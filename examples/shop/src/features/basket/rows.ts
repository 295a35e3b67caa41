import { and, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { basketLines } from "./schema.ts"
import { products, variations } from "../catalogue/schema.ts"
import { touchSession } from "../../session/notices.ts"

/** A line as it is stored. */
export type LineRow = typeof basketLines.$inferSelect

/**
 * Lets the changes of one basket happen one after another: the next waits until this transaction ends. The lock is no row,
 * because a change that is refused leaves none.
 */
export async function lockBasket(transaction: Database, sessionId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock('sessions'::regclass::int, hashtext(${sessionId}))`)
}

/** How many there are; nobody can change that number until this transaction ends. Other shoppers may read on. */
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

/** A line by its key, also one that was removed. */
export async function readLine(database: Database, sessionId: string, key: string): Promise<LineRow | undefined> {
  const [line] = await database.select().from(basketLines).where(isLine(sessionId, key))
  return line
}

/** Makes a line, and the session if this is the first thing it holds, or sets its quantity; a removed one comes back. */
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

/** Takes a line out of the basket but keeps it for undoing. */
export async function markRemoved(database: Database, { sessionId, key }: LineRow, removedAt: Date): Promise<void> {
  await database.update(basketLines).set({ removedAt }).where(isLine(sessionId, key))
}

function isLine(sessionId: string, key: string) {
  return and(eq(basketLines.sessionId, sessionId), eq(basketLines.key, key))
}
