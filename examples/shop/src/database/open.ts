import { randomBytes, createHash } from "node:crypto"
import { openAsBlob } from "node:fs"
import { mkdir, rename, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { eq } from "drizzle-orm"
import { cacheFolder } from "../paths.ts"
import { release } from "../seed/release.ts"
import { connectEmbedded, connectServer, type Connection, type Database } from "./connect.ts"
import { lockFolder } from "./folderLock.ts"
import { migrate, readMigrations } from "./migrate.ts"
import { settings } from "./schema.ts"
import { seed } from "./seed.ts"

/** Where the shop keeps its data: a PostgreSQL address, a folder, or "memory://". */
export interface DatabaseOptions {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
}

/** Opens the shop's database, brings its tables up to date and fills it with what this release sells. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Connection> {
  const connection = databaseUrl ? connectServer(databaseUrl) : await openEmbedded(dataDir)
  await migrate(connection)
  await seed(connection.database)
  return connection
}

/** A secret that survives restarts, made at the first one; two shops on one database end up with the same. */
export async function readSecret(database: Database): Promise<string> {
  await database
    .insert(settings)
    .values({ name: "secret", value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing()
  const [row] = await database.select().from(settings).where(eq(settings.name, "secret"))
  if (!row) throw new Error("the shop's secret could not be kept in its database")
  return row.value
}

async function openEmbedded(dataDir: string): Promise<Connection> {
  if (dataDir.startsWith("memory://")) return connectEmbedded(dataDir, await openSnapshot())
  const unlock = await lockFolder(dataDir)
  const folder = join(dataDir, "database")
  const isNew = !(await exists(join(folder, "PG_VERSION")))
  const connection = await connectEmbedded(folder, isNew ? await openSnapshot() : undefined)
  return { ...connection, close: () => connection.close().finally(unlock) }
}

/**
 * The database as it is after migrations and seed, in one file. Making a database from nothing costs seconds of
 * processor time; unpacking it does not, and tests make many.
 */
async function openSnapshot(): Promise<Blob> {
  const file = join(cacheFolder, `database-${await hashOfContents()}.tgz`)
  if (await exists(file)) return openAsBlob(file)
  const connection = await connectEmbedded("memory://")
  await migrate(connection)
  await seed(connection.database)
  const snapshot = await connection.dump()
  await connection.close()
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()))
  await rename(unfinished, file)
  return snapshot
}

async function hashOfContents(): Promise<string> {
  const contents = JSON.stringify([await readMigrations(), release])
  return createHash("sha256").update(contents).digest("hex").slice(0, 16)
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
