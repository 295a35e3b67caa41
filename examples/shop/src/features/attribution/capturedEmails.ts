import { count, desc, eq, lt, sql } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { capturedEmails, usageEvents } from "./schema.ts"

/** An address as it is kept. */
export type CapturedEmail = typeof capturedEmails.$inferSelect

const keptMonths = 24
/** Nobody has so many addresses; who types more is trying others'. */
const perSessionMax = 20

/** Keeps an address; false when this session has sent too many. One that is known is only seen again. */
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

/** The addresses that were seen last. */
export function listCapturedEmails(database: Database): Promise<readonly CapturedEmail[]> {
  return database.select().from(capturedEmails).orderBy(desc(capturedEmails.lastAt)).limit(100)
}

/** Forgets addresses that nobody has typed for two years. */
export async function forgetOldEmails(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now)
  oldest.setMonth(oldest.getMonth() - keptMonths)
  await database.delete(capturedEmails).where(lt(capturedEmails.lastAt, oldest))
}

/** Counts a usage event. */
export async function countUsage(database: Database, event: string, now: Date): Promise<void> {
  await database
    .insert(usageEvents)
    .values({ day: now.toISOString().slice(0, 10), event, count: 1 })
    .onConflictDoUpdate({
      target: [usageEvents.day, usageEvents.event],
      set: { count: sql`${usageEvents.count} + 1` },
    })
}
