import { lt, sql } from "drizzle-orm"
import { sessionLifeSeconds } from "../session/session.ts"
import type { Database } from "./connect.ts"
import { sessions } from "./schema.ts"

/** Forgets the baskets that no cookie leads to any more. */
export async function dropOldSessions(database: Database): Promise<void> {
  await database.delete(sessions).where(lt(sessions.seenAt, sql`now() - make_interval(secs => ${sessionLifeSeconds})`))
}
