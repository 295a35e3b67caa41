import { drizzle } from "drizzle-orm/node-postgres"
import type { PgTransactionConfig } from "drizzle-orm/pg-core"
import { Pool, type PoolClient } from "pg"
import { describeFailure } from "../log/failure.ts"
import type { Log } from "../log/log.ts"
import type { Connection, Database } from "./connect.ts"

/** A server that doesn't answer within this time counts as unreachable, so that requests fail instead of queueing. */
const connectTimeoutMs = 5_000
/** A query without a result fails after this time, since its connection may be dead. The shop's queries take less than a tenth of it. */
const queryTimeoutMs = 30_000

/** Connects to a PostgreSQL server by the address in DATABASE_URL. While the server is unreachable, queries fail. */
export function connectServer(url: string, log: Log): Connection {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  })
  // An "error" event without a listener ends the process. Idle connections report to the pool, those in use only to their own listeners.
  pool.on("error", (cause) => log({ event: "connection-lost", failure: describeFailure(cause) }))
  pool.on("connect", (client) => client.on("error", () => undefined))
  return {
    // Drizzle's own transactions never return their connection when "begin" fails, so the pool would run dry.
    database: Object.assign(drizzle(pool), {
      transaction: <Result>(work: (transaction: Database) => Promise<Result>, config?: PgTransactionConfig) =>
        withClient(pool, (client) => drizzle(client).transaction(work, config)),
    }),
    runScript: async (statements) => {
      await pool.query(statements)
    },
    close: () => pool.end(),
  }
}

/** Runs `work` on a connection of the pool. If it fails, the connection is closed: it may be lost, or still inside a transaction. */
async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (cause) {
    client.release(true)
    throw cause
  }
}
