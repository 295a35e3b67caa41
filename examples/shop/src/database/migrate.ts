import { sql } from "drizzle-orm"
import { pgTable, text } from "drizzle-orm/pg-core"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { migrationsFolder } from "../paths.ts"
import type { Connection } from "./connect.ts"

const applied = pgTable("applied_migrations", { name: text().primaryKey() })

/** A numbered file of `migrations/`. */
export interface Migration {
  readonly name: string
  readonly statements: string
}

/** All migrations, in the order in which they apply. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, statements: await readFile(join(migrationsFolder, name), "utf8") })),
  )
}

/** Applies what has not been applied yet. A migration that fails leaves nothing of itself behind. */
export async function migrate(connection: Connection): Promise<void> {
  await connection.database.execute(sql`create table if not exists applied_migrations (name text primary key)`)
  const done = new Set((await connection.database.select().from(applied)).map(({ name }) => name))
  for (const { name, statements } of await readMigrations()) {
    if (done.has(name)) continue
    // One script is one transaction, so a migration and the note of it stand or fall together; the name is a checked file name.
    await connection.runScript(`${statements};\ninsert into applied_migrations (name) values ('${name}');`)
  }
}
