import { desc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { outbox } from "./schema.ts"

/** An e-mail of the outbox. `body` is plain text; `orderId` is null where it is about no order. */
export type Email = typeof outbox.$inferSelect

/** An e-mail to be kept. */
export type EmailDraft = Omit<Email, "id">

const listLength = 100

/** Keeps e-mails. Call it with the transaction that makes what they tell of. */
export async function keepEmails(transaction: Database, emails: readonly EmailDraft[]): Promise<void> {
  if (emails.length > 0) await transaction.insert(outbox).values([...emails])
}

/** The newest e-mails, of one order if it is named. */
export function listEmails(database: Database, orderId?: number): Promise<readonly Email[]> {
  return database
    .select()
    .from(outbox)
    .where(orderId === undefined ? undefined : eq(outbox.orderId, orderId))
    .orderBy(desc(outbox.id))
    .limit(listLength)
}

/** One e-mail; undefined where there is none of that id. */
export async function readEmail(database: Database, id: number): Promise<Email | undefined> {
  const [email] = await database.select().from(outbox).where(eq(outbox.id, id))
  return email
}
