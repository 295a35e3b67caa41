import { afterAll, beforeAll, beforeEach } from "vitest"
import { migrationFoldersOf, shopFeatures } from "../app.ts"
import type { Connection, Database } from "../database/connect.ts"
import { readMigrations, type Migration } from "../database/migrate.ts"
import { openDatabase } from "../database/open.ts"

const migrationFolders = migrationFoldersOf(shopFeatures)

/** Opens the shop's seeded database, in memory. */
export function openMemoryDatabase(): Promise<Connection> {
  return openDatabase({ dataDir: "memory://", migrationFolders })
}

/**
 * Opens one database for all tests of a file; each test finds the rows of a new shop in it. Opening one takes seconds of processor time.
 * Not for tests that change tables.
 */
export function useMemoryDatabase(): { readonly database: () => Database } {
  let connection: Connection | undefined
  beforeAll(async () => {
    connection = await openMemoryDatabase()
    await connection.runScript(keepRows)
  })
  beforeEach(() => connection?.runScript(restoreRows))
  afterAll(() => connection?.close())
  return {
    database: () => {
      if (!connection) throw new Error("the database is not open yet")
      return connection.database
    },
  }
}

/** Copies every table of the shop, and the next number of every sequence. */
const keepRows = `
  create schema kept;
  create table kept.sequence_numbers as
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as number,
      last_value is not null as is_taken
    from pg_sequences where schemaname = 'public';
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%I as table public.%1$I', name);
    end loop;
  end $$;`

/** Without triggers, so that rows may come before those that they refer to. */
const restoreRows = `
  set session_replication_role = replica;
  do $$ declare name text; names text; begin
    select string_agg(format('public.%I', tablename), ', ') into names from pg_tables where schemaname = 'public';
    execute 'truncate ' || names;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('insert into public.%I overriding system value table kept.%1$I', name);
    end loop;
    perform setval(sequence.name, number, is_taken) from kept.sequence_numbers as sequence;
  end $$;
  set session_replication_role = origin;`

/** All migrations of the shop. */
export function readShopMigrations(): Promise<readonly Migration[]> {
  return readMigrations(migrationFolders)
}
