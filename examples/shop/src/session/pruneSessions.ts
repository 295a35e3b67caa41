import { sql } from "drizzle-orm"
import type { Database } from "../database/connect.ts"
import { sessionLifeSeconds } from "./session.ts"

/** A session that only holds notices, which the next page would have shown. */
const emptyLifeSeconds = 60 * 60

/** So many sessions without a basket may wait for their next page: requests without cookies make a new one each. */
const emptyMax = 1000

/** What is deleted, and in which order a full table loses its empty sessions. */
export interface SessionLimits {
  readonly emptyMax: number
}

/**
 * Forgets the baskets that no cookie leads to any more, and sessions without one soon. A session that gets a basket
 * meanwhile has been seen since, so it stays: the database looks again at rows that it had to wait for.
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
