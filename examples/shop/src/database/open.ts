import { randomBytes, createHash } from "node:crypto"
import { openAsBlob } from "node:fs"
import { mkdir, rename, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { eq } from "drizzle-orm"
import { createLog, type Log } from "../log/log.ts"
import { cacheFolder } from "../paths.ts"
import { release } from "../seed/release.ts"
import { connectEmbedded, type Connection, type Database } from "./connect.ts"
import { connectServer } from "./connectServer.ts"
import { lockFolder } from "./folderLock.ts"
import { migrate, readMigrations, type Migration } from "./migrate.ts"
import { settings } from "./schema.ts"
import { seed } from "./seed.ts"

/** The place of the shop's data: a PostgreSQL address, a folder, or "memory://". */
export interface DatabaseOptions {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly log?: Log
  /** Called when another shop has taken over the folder: this one must end before it writes again. */
  readonly onFolderLost?: () => void
  /** The folders of all migrations. */
  readonly migrationFolders: readonly string[]
}

/** Opens the shop's database, migrates its tables and seeds it with this release's products. */
export async function openDatabase(options: DatabaseOptions): Promise<Connection> {
  const { databaseUrl, log = createLog(), migrationFolders } = options
  const migrations = await readMigrations(migrationFolders)
  const connection = databaseUrl ? connectServer(databaseUrl, log) : await openEmbedded(options, migrations)
  await migrate(connection, migrations)
  await seed(connection.database)
  return connection
}

/** Reads a secret that survives restarts, and creates it at the first start; two shops on one database get the same. */
export async function readSecret(database: Database): Promise<string> {
  await database
    .insert(settings)
    .values({ name: "secret", value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing()
  const [row] = await database.select().from(settings).where(eq(settings.name, "secret"))
  if (!row) throw new Error("the shop's secret could not be kept in its database")
  return row.value
}

async function openEmbedded(
  { dataDir, onFolderLost }: DatabaseOptions,
  migrations: readonly Migration[],
): Promise<Connection> {
  if (dataDir.startsWith("memory://")) return connectEmbedded(dataDir, await openSnapshot(migrations))
  const unlock = await lockFolder(dataDir, { onLost: () => onFolderLost?.() })
  const folder = join(dataDir, "database")
  const isNew = !(await exists(join(folder, "PG_VERSION")))
  const connection = await openOrUnlock(unlock, async () =>
    connectEmbedded(folder, isNew ? await openSnapshot(migrations) : undefined),
  )
  const close = async () => {
    try {
      await connection.close()
    } finally {
      await unlock()
    }
  }
  return { ...connection, close }
}

async function openOrUnlock<Opened>(unlock: () => Promise<void>, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open()
  } catch (cause) {
    await unlock()
    throw cause
  }
}

/**
 * The database after migrations and seed, in one file. Creating a database takes seconds of processor time, unpacking a file doesn't, and
 * tests create many.
 */
async function openSnapshot(migrations: readonly Migration[]): Promise<Blob> {
  const file = join(cacheFolder, `database-${hashOf(migrations)}.tar`)
  if (await exists(file)) return openAsBlob(file)
  const connection = await connectEmbedded("memory://")
  await migrate(connection, migrations)
  await seed(connection.database)
  const snapshot = await connection.dump()
  await connection.close()
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  await rename(unfinished, file)
  return snapshot
}

function hashOf(migrations: readonly Migration[]): string {
  const contents = JSON.stringify([migrations, release])
  return createHash("sha256").update(contents).digest("hex").slice(0, 16)
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
