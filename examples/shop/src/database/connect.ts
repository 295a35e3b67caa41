import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { drizzle } from "drizzle-orm/pglite"
import { mkdir } from "node:fs/promises"
import { BatchingDatabase } from "./batchMessages.ts"
import { createSpaceCheck } from "./freeSpace.ts"
import { guardWrites } from "./guardWrites.ts"

/** The query interface of a database: the embedded one, a PostgreSQL server, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database. `runScript` sends several statements at once, which succeed or fail together. */
export interface Connection {
  readonly database: Database
  readonly runScript: (statements: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A connection to the embedded database, which can also be dumped into one file. */
export interface EmbeddedConnection extends Connection {
  readonly dump: () => Promise<Blob>
}

/** Opens the embedded database in a folder, or in memory with "memory://"; `snapshot` is its initial content. */
export async function connectEmbedded(dataDir: string, snapshot?: Blob): Promise<EmbeddedConnection> {
  const isOnDisk = !dataDir.includes("://")
  if (isOnDisk) await mkdir(dataDir, { recursive: true })
  const client = new BatchingDatabase({ dataDir, ...(snapshot && { loadDataDir: snapshot }) })
  await client.waitReady
  return {
    database: drizzle(isOnDisk ? guardWrites(client, createSpaceCheck(dataDir)) : client),
    runScript: async (statements) => {
      await client.exec(statements)
    },
    close: () => client.close(),
    dump: async () => {
      // Without a checkpoint, each database that starts from this file replays the log of its creation.
      await client.exec("CHECKPOINT")
      return client.dumpDataDir("none")
    },
  }
}
