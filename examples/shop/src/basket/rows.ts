import { and, eq } from "drizzle-orm"
import type { Database } from "../database/connect.ts"
import { basketLines, products, sessions, variations } from "../database/schema.ts"
import { touchSession } from "../session/notices.ts"

/** A line as it is stored. */
export type LineRow = typeof basketLines.$inferSelect

/** Lets the changes of one basket happen one after another: the next waits until this transaction ends. */
export async function lockBasket(transaction: Database, sessionId: string): Promise<void> {
  await touchSession(transaction, sessionId)
  await transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for("update")
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

/** Makes a line or sets its quantity; a removed one comes back. */
export async function writeLine(
  database: Database,
  { sessionId, key, productId, variationId, quantity }: Omit<LineRow, "position" | "removedAt">,
): Promise<void> {
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
