import { PGlite } from "@electric-sql/pglite"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { drizzle as drizzlePglite } from "drizzle-orm/pglite"
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js"
import { mkdir } from "node:fs/promises"
import postgres from "postgres"

/** The queries' view of a database: the embedded one, a PostgreSQL server, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>

/** A database that is open. `runScript` sends several statements at once; they succeed or fail together. */
export interface Connection {
  readonly database: Database
  readonly runScript: (statements: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A connection to the embedded database, which can also be copied into one file. */
export interface EmbeddedConnection extends Connection {
  readonly dump: () => Promise<Blob>
}

/** Opens PostgreSQL itself, by the address in DATABASE_URL. */
export function connectServer(url: string): Connection {
  // A notice such as "relation already exists, skipping" is no news to whoever started the shop.
  const client = postgres(url, { onnotice: () => undefined })
  return {
    database: drizzlePostgres(client),
    runScript: async (statements) => {
      await client.unsafe(statements).simple()
    },
    close: () => client.end(),
  }
}

/** Opens the embedded database in a folder, or in memory by "memory://"; `snapshot` is what it starts from. */
export async function connectEmbedded(dataDir: string, snapshot?: Blob): Promise<EmbeddedConnection> {
  if (!dataDir.includes("://")) await mkdir(dataDir, { recursive: true })
  const client = await PGlite.create({ dataDir, ...(snapshot && { loadDataDir: snapshot }) })
  return {
    database: drizzlePglite(client),
    runScript: async (statements) => {
      await client.exec(statements)
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir("gzip"),
  }
}
