import { desc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Visit } from "../../visit.ts"
import { outbox } from "./schema.ts"

/** An e-mail in the outbox. `body` is plain text; `orderId` is null if the e-mail isn't about an order. */
export type Email = typeof outbox.$inferSelect

/** An e-mail to store. */
export type EmailDraft = Omit<Email, "id">

const listLength = 100

/** Creates an e-mail that isn't about an order, in the language of the visit. */
export function draftEmail(
  kind: string,
  recipient: string,
  content: Pick<EmailDraft, "subject" | "body">,
  { shop, language }: Pick<Visit, "shop" | "language">,
): EmailDraft {
  return { kind, orderId: null, recipient, language, ...content, createdAt: new Date(shop.clock()) }
}

/** Stores e-mails. Call it in the transaction that makes the change they report. */
export async function keepEmails(transaction: Database, emails: readonly EmailDraft[]): Promise<void> {
  if (emails.length > 0) await transaction.insert(outbox).values([...emails])
}

/** Reads the newest e-mails, at most `listLength`, optionally of one order. */
export function listEmails(database: Database, orderId?: number): Promise<readonly Email[]> {
  return database
    .select()
    .from(outbox)
    .where(orderId === undefined ? undefined : eq(outbox.orderId, orderId))
    .orderBy(desc(outbox.id))
    .limit(listLength)
}

/** Reads an e-mail; undefined for an unknown id. */
export async function readEmail(database: Database, id: number): Promise<Email | undefined> {
  const [email] = await database.select().from(outbox).where(eq(outbox.id, id))
  return email
}
