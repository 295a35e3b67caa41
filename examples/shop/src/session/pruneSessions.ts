import { sql } from "drizzle-orm"
import type { Database } from "../database/connect.ts"
import { sessionLifeSeconds } from "./session.ts"

/** The lifetime of a session without a basket and login: its next page would have shown its notices. */
const emptyLifeSeconds = 60 * 60

/** The number of sessions without a basket that are kept: each request without cookies creates a new one. */
const emptyMax = 1000

/** The limit of stored sessions without a basket; beyond it, the oldest are deleted. */
export interface SessionLimits {
  readonly emptyMax: number
}

/**
 * Deletes sessions whose cookie has expired, and earlier those without a basket and login. A session that gets a basket at the same time
 * has a newer `seen_at`, so it is kept: the database checks a row again after waiting for its lock.
 */
export async function pruneSessions(database: Database, limits: SessionLimits = { emptyMax }): Promise<void> {
  const isEmpty = sql`customer_id is null and not exists (select 1 from basket_lines where basket_lines.session_id = sessions.id)`
  const olderThan = (seconds: number) => sql`seen_at < now() - make_interval(secs => ${seconds})`
  await database.execute(sql`delete from sessions where ${olderThan(sessionLifeSeconds)}`)
  await database.execute(sql`delete from sessions where ${olderThan(emptyLifeSeconds)} and ${isEmpty}`)
  await database.execute(sql`
    delete from sessions where ${isEmpty} and seen_at <= (
      select seen_at from sessions where ${isEmpty} order by seen_at desc offset ${limits.emptyMax} limit 1)`)
}
