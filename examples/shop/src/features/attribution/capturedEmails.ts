import { count, desc, eq, lt, sql } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { capturedEmails, usageEvents } from "./schema.ts"

/** A captured e-mail address. */
export type CapturedEmail = typeof capturedEmails.$inferSelect

const keptMonths = 24
/** No shopper has so many addresses: more of them belong to other people. */
const perSessionMax = 20

/** Stores an address, or updates when it was last seen. Returns false if its session has sent too many. */
export async function keepCapturedEmail(database: Database, email: Omit<CapturedEmail, "firstAt">): Promise<boolean> {
  const [sent] = await database
    .select({ count: count() })
    .from(capturedEmails)
    .where(eq(capturedEmails.sessionId, email.sessionId))
  if ((sent?.count ?? 0) >= perSessionMax) return false
  const { contactId, lastAt } = email
  await database
    .insert(capturedEmails)
    .values({ ...email, firstAt: lastAt })
    .onConflictDoUpdate({ target: capturedEmails.email, set: { lastAt, ...(contactId !== null && { contactId }) } })
  return true
}

/** Lists the 100 addresses that were seen last. */
export function listCapturedEmails(database: Database): Promise<readonly CapturedEmail[]> {
  return database.select().from(capturedEmails).orderBy(desc(capturedEmails.lastAt)).limit(100)
}

/** Deletes addresses that weren't seen for two years. */
export async function forgetOldEmails(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now)
  oldest.setMonth(oldest.getMonth() - keptMonths)
  await database.delete(capturedEmails).where(lt(capturedEmails.lastAt, oldest))
}

/** Counts a usage event for its day in UTC. */
export async function countUsage(database: Database, event: string, now: Date): Promise<void> {
  await database
    .insert(usageEvents)
    .values({ day: now.toISOString().slice(0, 10), event, count: 1 })
    .onConflictDoUpdate({
      target: [usageEvents.day, usageEvents.event],
      set: { count: sql`${usageEvents.count} + 1` },
    })
}
