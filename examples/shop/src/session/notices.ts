import { eq, sql } from "drizzle-orm"
import type { Database } from "../database/connect.ts"
import { sessions } from "../database/schema.ts"
import type { Notice } from "./notice.ts"

/** Keeps a notice for the next page of this session. */
export async function keepNotice(database: Database, sessionId: string, notice: Notice): Promise<void> {
  await touchSession(database, sessionId)
  await database
    .update(sessions)
    .set({ notices: sql`${sessions.notices} || ${JSON.stringify([notice])}::jsonb` })
    .where(eq(sessions.id, sessionId))
}

/** Hands out the notices of this session and forgets them. */
export async function takeNotices(database: Database, sessionId: string): Promise<readonly Notice[]> {
  return database.transaction(async (transaction) => {
    const [session] = await transaction
      .select({ notices: sessions.notices })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
      .for("update")
    if (!session || session.notices.length === 0) return []
    await transaction.update(sessions).set({ notices: [] }).where(eq(sessions.id, sessionId))
    return session.notices
  })
}

/** Makes sure that the session has its row; pages that only show things make none. */
export async function touchSession(database: Database, sessionId: string): Promise<void> {
  await database
    .insert(sessions)
    .values({ id: sessionId, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: sessions.id, set: { seenAt: sql`now()` } })
}
