import { sql } from "drizzle-orm"
import { pgTable, text } from "drizzle-orm/pg-core"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Connection } from "./connect.ts"

const applied = pgTable("applied_migrations", { name: text().primaryKey() })

/** A numbered file of a feature's migrations. */
export interface Migration {
  readonly name: string
  readonly statements: string
}

/**
 * Reads all migrations of some folders, sorted by number.
 * @throws Error when two have the same number, since their names would decide the order
 */
export async function readMigrations(folders: readonly string[]): Promise<readonly Migration[]> {
  const all = await Promise.all(folders.map(readFolder))
  const migrations = all.flat().toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const twin = migrations.find(({ name }, index) => migrations[index - 1]?.name.slice(0, 4) === name.slice(0, 4))
  if (twin) throw new Error(`the number of the migration ${twin.name} is taken`)
  return migrations
}

async function readFolder(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))
  return Promise.all(names.map(async (name) => ({ name, statements: await readFile(join(folder, name), "utf8") })))
}

/** Applies pending migrations. A migration that fails leaves no changes behind. */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  await connection.database.execute(sql`create table if not exists applied_migrations (name text primary key)`)
  const done = new Set((await connection.database.select().from(applied)).map(({ name }) => name))
  for (const { name, statements } of migrations) {
    if (done.has(name)) continue
    // One script is one transaction, so a migration and its record succeed or fail together; the name is a checked file name.
    await connection.runScript(`${statements};\ninsert into applied_migrations (name) values ('${name}');`)
  }
}
