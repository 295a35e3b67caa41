import { randomBytes } from "node:crypto"
import { and, eq, isNull } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { hash } from "../../session/session.ts"
import type { Visit } from "../../visit.ts"
import type { EmailDraft } from "../outbox/outbox.ts"
import { confirmNewsletterEmail, knownSubscriberEmail } from "./emails.ts"
import { newsletterSubscribers } from "./schema.ts"

/** Stores a request for the newsletter, and returns the e-mail to send. A new link replaces an earlier one that wasn't used. */
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

/** Whether the key of a link can still confirm a subscription. */
export async function isLinkOpen(database: Database, key: string): Promise<boolean> {
  const rows = await database.select().from(newsletterSubscribers).where(isWaiting(key))
  return rows.length > 0
}

/** Confirms the subscription of a link's key; false if the key was already used or is unknown. */
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
