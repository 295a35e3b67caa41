import { eq, sql } from "drizzle-orm"
import type { Database } from "../database/connect.ts"
import { isNoSpace } from "../database/freeSpace.ts"
import { sessions } from "./schema.ts"
import type { Notice } from "./notice.ts"

/** More of them nobody reads; a program that never looks at a page would pile them up. */
const noticesMax = 8

/** Keeps a notice for the next page of this session. One that is kept already moves to the end; of too many the oldest go. */
export async function keepNotice(database: Database, sessionId: string, notice: Notice): Promise<void> {
  await database.transaction(async (transaction) => {
    await touchSession(transaction, sessionId)
    const kept = await lockNotices(transaction, sessionId)
    const others = kept.filter(({ kind, text }) => kind !== notice.kind || text !== notice.text)
    await writeNotices(transaction, sessionId, [...others, notice].slice(-noticesMax))
  })
}

/** Hands out the notices of this session and forgets them; on a full disk they are handed out again. */
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

/** Makes sure that the session has its row. Only what stores something calls it: pages and refusals of a basket don't. */
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
