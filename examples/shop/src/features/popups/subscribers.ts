import { createHash, randomBytes } from "node:crypto"
import { and, eq, isNull } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Visit } from "../../visit.ts"
import type { EmailDraft } from "../outbox/outbox.ts"
import { confirmNewsletterEmail, knownSubscriberEmail } from "./emails.ts"
import { newsletterSubscribers } from "./schema.ts"

/** Keeps who has asked for the newsletter, and gives the e-mail to send. An earlier link that was not followed is replaced. */
export async function subscribe(
  transaction: Database,
  { email, name }: { readonly email: string; readonly name: string },
  visit: Visit,
): Promise<EmailDraft> {
  const key = randomBytes(24).toString("base64url")
  const changes = { name, language: visit.language, tokenHash: hash(key), createdAt: new Date(visit.shop.clock()) }
  const rows = await transaction
    .insert(newsletterSubscribers)
    .values({ email, ...changes })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: changes,
      setWhere: isNull(newsletterSubscribers.confirmedAt),
    })
    .returning()
  return rows.length > 0 ? confirmNewsletterEmail(email, key, visit) : knownSubscriberEmail(email, visit)
}

/** Whether a link waits to be followed. */
export async function isLinkOpen(database: Database, key: string): Promise<boolean> {
  const rows = await database.select().from(newsletterSubscribers).where(isWaiting(key))
  return rows.length > 0
}

/** Follows a link; false where it was followed already, or is none. */
export async function confirmSubscriber(database: Database, key: string, now: Date): Promise<boolean> {
  const rows = await database
    .update(newsletterSubscribers)
    .set({ tokenHash: null, confirmedAt: now })
    .where(isWaiting(key))
    .returning()
  return rows.length > 0
}

function isWaiting(key: string) {
  return and(eq(newsletterSubscribers.tokenHash, hash(key)), isNull(newsletterSubscribers.confirmedAt))
}

function hash(key: string): string {
  return createHash("sha256").update(key).digest("hex")
}
