import { eq, sql } from "drizzle-orm"
import type { Database } from "../database/connect.ts"
import { isNoSpace } from "../database/freeSpace.ts"
import { sessions } from "./schema.ts"
import type { Notice } from "./notice.ts"

/** The limit of a session's notices: a client that never opens a page would accumulate them. */
const noticesMax = 8

/** Stores a notice for the session's next page. A repeated notice moves to the end; beyond the limit, the oldest are dropped. */
export async function keepNotice(database: Database, sessionId: string, notice: Notice): Promise<void> {
  await database.transaction(async (transaction) => {
    await touchSession(transaction, sessionId)
    const kept = await lockNotices(transaction, sessionId)
    const others = kept.filter(({ kind, text }) => kind !== notice.kind || text !== notice.text)
    await writeNotices(transaction, sessionId, [...others, notice].slice(-noticesMax))
  })
}

/** Returns and deletes the session's notices; on a full disk they aren't deleted, and are returned again. */
export async function takeNotices(database: Database, sessionId: string): Promise<readonly Notice[]> {
  try {
    return await takeAndForget(database, sessionId)
  } catch (cause) {
    if (!isNoSpace(cause)) throw cause
    const [session] = await database
      .select({ notices: sessions.notices })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
    return session?.notices ?? []
  }
}

function takeAndForget(database: Database, sessionId: string): Promise<readonly Notice[]> {
  return database.transaction(async (transaction) => {
    const notices = await lockNotices(transaction, sessionId)
    if (notices.length > 0) await writeNotices(transaction, sessionId, [])
    return notices
  })
}

/** Ensures that the session has its row. Called only before something is stored, so that other requests create no rows. */
export async function touchSession(database: Database, sessionId: string): Promise<void> {
  await database
    .insert(sessions)
    .values({ id: sessionId, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: sessions.id, set: { seenAt: sql`now()` } })
}

async function lockNotices(transaction: Database, sessionId: string): Promise<readonly Notice[]> {
  const [session] = await transaction
    .select({ notices: sessions.notices })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for("update")
  return session?.notices ?? []
}

async function writeNotices(transaction: Database, sessionId: string, notices: readonly Notice[]): Promise<void> {
  await transaction.update(sessions).set({ notices }).where(eq(sessions.id, sessionId))
}
